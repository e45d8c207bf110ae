import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactElement } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/paths.tsx';
import style from './Menu.module.css';

export type MenuItem =
  | {
      readonly label: string;
      readonly icon?: IconName;
      readonly onSelect: () => void;
      /** Given: the item is ticked or not. */
      readonly checked?: boolean;
      readonly danger?: boolean;
      readonly disabled?: boolean;
    }
  | 'separator';

interface MenuProps {
  readonly trigger: ReactElement;
  readonly items: readonly MenuItem[];
  readonly align?: 'start' | 'center' | 'end';
  /** Open from the first moment. */
  readonly defaultOpen?: boolean;
}

export function Menu({ trigger, items, align = 'end', defaultOpen }: MenuProps) {
  return (
    <Radix.Root defaultOpen={defaultOpen} modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      {/* In its place, not at the end of the page: there it would belong to no landmark. */}
      <Radix.Content className={style.menu} align={align} sideOffset={6} collisionPadding={8}>
        {items.map((item, i) =>
          item === 'separator' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: separators have nothing but their place
            <Radix.Separator key={i} className={style.separator} />
          ) : (
            <Entry key={item.label} item={item} />
          ),
        )}
      </Radix.Content>
    </Radix.Root>
  );
}

function Entry({ item }: { readonly item: Exclude<MenuItem, 'separator'> }) {
  const { label, icon, onSelect, checked, danger, disabled } = item;
  const shared = {
    className: `${style.item} ${danger ? style.danger : ''}`,
    // Once the menu is gone: what opens then gives the focus back to the menu's button.
    onSelect: () => void setTimeout(onSelect),
    disabled,
  };
  const face = (
    <>
      <span className={style.mark}>{icon && <Icon name={icon} />}</span>
      <span className={style.label}>{label}</span>
    </>
  );
  if (checked === undefined) return <Radix.Item {...shared}>{face}</Radix.Item>;
  return (
    <Radix.CheckboxItem {...shared} checked={checked}>
      {face}
      <Radix.ItemIndicator>
        <Icon name="check" />
      </Radix.ItemIndicator>
    </Radix.CheckboxItem>
  );
}
