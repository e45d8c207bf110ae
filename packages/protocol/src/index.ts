export * from './changes.ts';
export * from './fault.ts';
export * from './live.ts';
export * from './order.ts';
export * from './people.ts';
export * from './snapshot.ts';
export * from './table.ts';
