import type { Fault } from '../../games/protocol.ts';
import { FaultNotice } from '../../table/Faults.tsx';
import styles from '../../table/Table.module.css';
import { Spinner } from '../../ui/Spinner.tsx';

interface BeforeProps {
  readonly label: string;
  readonly fault?: Fault | null;
}

/** In the table's place until it is laid. */
export function Before({ label, fault }: BeforeProps) {
  return (
    <main className={styles.before}>
      {fault ? <FaultNotice fault={fault} /> : <Spinner label={label} showLabel />}
    </main>
  );
}
