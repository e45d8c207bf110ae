import type { TableInfo } from '@landsraad/protocol';
import { describe, expect, it } from 'vitest';
import { mayAsk } from '../../src/online/useOnlineTable.ts';

const at = (visibility: TableInfo['visibility']) => ({ table: { visibility } as TableInfo });

describe('hints at a table of a server', () => {
  it('are there among friends, and not among strangers', () => {
    expect(mayAsk(at('link'))).toBe(true);
    expect(mayAsk(at('public'))).toBe(false);
  });
});
