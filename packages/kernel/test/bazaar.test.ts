import { gameSuite } from '../suite/index.ts';
import { bazaar } from './tiny-game.ts';

gameSuite(bazaar, {
  games: 20,
  closely: 4,
  limit: 2_000,
  shared: (path) => path === 'options',
});
