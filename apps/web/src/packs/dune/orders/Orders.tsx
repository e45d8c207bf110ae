import { ORDERS } from '@landsraad/dune';
import { useWords } from '../../../app/language.ts';
import { useSettings } from '../../../app/settings.ts';
import style from '../../../screens/settings/SettingsPanel.module.css';
import { Switch } from '../../../ui/Switch.tsx';
import { words } from './words.ts';

/** The questions that somebody does not want to be asked. */
export function Orders() {
  const text = useWords(words);
  const orders = useSettings((settings) => settings.orders);
  return (
    <section className={style.settings} aria-labelledby="orders">
      <h2 id="orders">{text.title}</h2>
      <p>{text.text}</p>
      {ORDERS.map((order) => (
        <Switch
          key={order}
          label={text.orders[order]}
          checked={orders.includes(order)}
          onChange={(on) =>
            useSettings.setState({
              orders: on ? [...orders, order] : orders.filter((other) => other !== order),
            })
          }
        />
      ))}
    </section>
  );
}
