import { ORDERS } from '@landsraad/dune';
import { useWords } from '../../../app/language.ts';
import { useSettings } from '../../../app/settings.ts';
import style from '../../../screens/settings/SettingsPanel.module.css';
import { Switch } from '../../../ui/Switch.tsx';
import { deviceOrders, useGiven } from './given.ts';
import { KaramaItems } from './KaramaItems.tsx';
import { words } from './words.ts';

/** The questions that somebody does not want to be asked. */
export function Orders() {
  const { title } = useWords(words);
  return (
    <section className={style.settings} aria-labelledby="orders">
      <h2 id="orders">{title}</h2>
      <OrderList />
    </section>
  );
}

export function OrderList() {
  const text = useWords(words);
  const own = useSettings((settings) => settings.orders);
  const given = useGiven();
  const orders: readonly string[] = given?.orders.standing ?? own;
  const set = (standing: readonly string[]) => {
    useSettings.setState({ orders: standing });
    given?.give({ standing: deviceOrders(standing).standing });
  };
  return (
    <div className={style.settings}>
      <p>{text.text}</p>
      {ORDERS.map((order) => (
        <Switch
          key={order}
          label={text.orders[order]}
          checked={orders.includes(order)}
          onChange={(on) =>
            set(on ? [...orders, order] : orders.filter((other) => other !== order))
          }
        />
      ))}
      <KaramaItems orders={orders} onChange={set} />
    </div>
  );
}
