import { card, circle, diamond, helmet, ink, pawn, star } from './ink.tsx';

/** Pieces, places and values of the game. */
export const pieces = {
  agent: ink(pawn(12, 21, 18.5)),
  troop: ink('', helmet(12, 21.5, 17)),
  // A long hull under its sails.
  freighter: ink('M2 13H22L18.5 19.5H6zM12 13V3.5M12 4.5L18 10.5H12M12 6L7 10.5H12'),
  // A warship from the side.
  dreadnought: ink('M2 12.5L8 9H16L22 12.5L17 16.5H7zM10 9L12 4L14 9M8.5 12.7H15.5', ''),
  // A gear.
  tech: ink(
    `${circle(12, 12, 5.6)}M12 2.5V6.4M12 17.6V21.5M2.5 12H6.4M17.6 12H21.5M5.3 5.3L8 8M16 16L18.7 18.7M18.7 5.3L16 8M8 16L5.3 18.7`,
    circle(12, 12, 2),
  ),
  negotiator: ink('M4 3.5V21.5M4 4.5H20V13.5H4', helmet(12, 12.5, 7)),
  // A flask.
  research: ink(
    'M9 2.5H15M10 2.5V9L4 19.5Q3.5 21.5 5.5 21.5H18.5Q20.5 21.5 20 19.5L14 9V2.5M7 15H17',
    '',
  ),
  // A mask.
  tleilaxu: ink(
    'M4 4H20V11C20 16.5 16.8 20 12 21.5C7.2 20 4 16.5 4 11zM8 10H10.5M13.5 10H16M9 15.5H15',
    '',
  ),
  // A tank with somebody in it.
  specimen: ink('M5 2.5H19M6 2.5V21.5H18V2.5M6 7H18', helmet(12, 19.5, 9)),
  // A double helix.
  marker: ink(
    'M7 2.5C7 8 17 9 17 14.5S7 17 7 21.5M17 2.5C17 8 7 9 7 14.5S17 17 17 21.5M8.5 5.5H15.5M8.5 18.5H15.5',
    '',
  ),
  // The sign of what must not be touched.
  atomics: ink(
    circle(12, 12, 10),
    `${circle(12, 12, 1.7)}M13.6 14.8L16.0 18.9A8 8 0 0 1 8.0 18.9L10.4 14.8zM8.8 12.0L4.0 12.0A8 8 0 0 1 8.0 5.1L10.4 9.2zM13.6 9.2L16.0 5.1A8 8 0 0 1 20.0 12.0L15.2 12.0z`,
  ),
  // Two cards and a clasp.
  graft: ink(
    `${card(2.5, 3, 9, 14, 1.4)}${card(12.5, 7, 9, 14, 1.4)}M8 12H16`,
    circle(12, 12, 2.4),
  ),
  // A tent.
  garrison: ink('M12 6L2.5 20.5H21.5zM12 6V2.5M12 12.5L8 20.5M12 12.5L16 20.5'),
  supply: ink(
    'M2.5 12V21H21.5V12' +
      card(6, 12.5, 5, 5, 0.6) +
      card(13, 12.5, 5, 5, 0.6) +
      card(9.5, 4, 5, 5, 0.6),
  ),
  sword: ink('M9.7 15V5L12 2.2L14.3 5V15M6.5 15H17.5M12 15V21.5M10 21.5H14', ''),
  strength: ink(
    'M12 2.5L20 5.3V11.5C20 16.5 16.8 19.8 12 21.5C7.2 19.8 4 16.5 4 11.5V5.3zM8 12L12 8L16 12M8 16.5L12 12.5L16 16.5',
  ),
  persuasion: ink(
    'M4.5 3.5H19.5Q21.5 3.5 21.5 5.5V14.5Q21.5 16.5 19.5 16.5H12L7 21.5V16.5H4.5Q2.5 16.5 2.5 14.5V5.5Q2.5 3.5 4.5 3.5z',
    diamond(12, 10, 4.2),
  ),
  'influence-up': ink('M12 3L19.5 11.5H15V21H9V11.5H4.5z', 'M12 3L19.5 11.5H15V21H9V11.5H4.5z'),
  'influence-down': ink('M12 21L4.5 12.5H9V3H15V12.5H19.5z'),
  // A rosette with its ribbons.
  alliance: ink(
    `${circle(12, 8.8, 6.3)}M8.3 14L6 21.5L12 18.5L18 21.5L15.7 14`,
    circle(12, 8.8, 2.6),
  ),
  intrigue: ink(
    'M2.5 7Q7 8.6 12 6.6Q17 8.6 21.5 7Q22 16.5 16.6 17.4C14.2 17.8 13.6 15.2 12 15.2S9.8 17.8 7.4 17.4Q2 16.5 2.5 7zM6.3 11.6Q8 10.2 9.7 12M17.7 11.6Q16 10.2 14.3 12',
  ),
  'steal-intrigue': ink(
    'M3 3Q7.5 4.4 12 2.7Q16.5 4.4 21 3Q21.4 11 16.4 11.8C14.2 12.1 13.5 10 12 10S9.8 12.1 7.6 11.8Q2.6 11 3 3zM6.5 6.8H9M15 6.8H17.5M20 18H4.5M8.5 14.3L4.5 18L8.5 21.7',
  ),
  // A scroll.
  plot: ink(
    'M5 3.5H15.5a2.5 2.5 0 0 1 2.5 2.5V18a2.5 2.5 0 0 0 2.5 2.5H9A2.5 2.5 0 0 1 6.5 18V6A2.5 2.5 0 0 0 5 3.5A2 2 0 0 0 3 5.5V8H6.5M10 8.5H14.5M10 12.5H14.5',
  ),
  combat: ink(
    'M5 2.5L17.5 15M19 2.5L6.5 15M13.5 18.5L20.5 13M10.5 18.5L3.5 13M17 16L21 20.5M7 16L3 20.5',
  ),
  endgame: ink(
    'M5 2.5H19M5 21.5H19M7 2.5V7L12 12L17 7V2.5M7 21.5V17L12 12L17 17V21.5',
    'M12 14L16.5 18.5V21H7.5V18.5z',
  ),
  point: ink(star(5, 9.5, 4.3), star(5, 9.5, 4.3)),
  control: ink('M5.5 21.5V2.5M5.5 3.5H20L16.5 8.5L20 13.5H5.5'),
  // A head full of figures.
  mentat: ink(
    'M8.5 21.5V17.5C5.5 16 4 13.3 4 10.3A7.8 7.8 0 0 1 11.8 2.5C16 2.5 18.8 5.4 19 9.3L21 13L18.8 13.8V16.3Q18.8 18 17 18H14.5V21.5M8.3 11L11.5 7.5L14.8 11',
    circle(8.3, 11, 1.5) + circle(11.5, 7.3, 1.5) + circle(14.8, 11, 1.5),
  ),
  swordmaster: ink(
    `${pawn(8, 21, 17)}M15.5 15.5H21.5M18.5 15.5V21`,
    'M16.6 15.5V5L18.5 2L20.4 5V15.5z',
  ),
  // A high-backed seat.
  council: ink('M7 13V4.5Q12 0.8 17 4.5V13M4.5 13H19.5V17H4.5zM6.5 17V21.5M17.5 17V21.5'),
  // A worm rising from the sand.
  maker: ink(
    'M3.5 21.5C3 12.5 5.5 4 12.5 3C17.3 2.3 20.8 5 21.5 9L15.8 12.3C14.2 10.2 11.8 10.8 11 13.5C10.3 16 10.5 19 10.5 21.5M3.6 16.5Q7 17.6 10.4 16.8M6 8.5Q9 9.5 11.3 12.6M13.2 3Q12.6 6.5 13.8 10.7M1.5 21.5H14.5',
  ),
  foldspace: ink(
    'M12.3 12.3C11.3 11.2 12.6 9.5 14.3 10C16.8 10.8 16.6 14.6 13.8 15.6C10 17 6.8 13.8 7.4 10.2C8.1 6 13 4.2 16.7 6.4C20.8 8.8 21 14.5 17.5 17.8C13.2 21.8 6.5 21 3.2 16.6',
  ),
  signet: ink(
    `${circle(12, 15, 6.5)}M8.5 9.3L6.2 5.2L8.8 2.5H15.2L17.8 5.2L15.5 9.3zM6.2 5.2H17.8`,
  ),
  'first-player': ink('M5 2.5H19V21.5L12 16.5L5 21.5zM10.2 7.2L12.4 5.8V13'),
  conflict: ink(star(8, 9.8, 5.4)),
  opponent: ink(
    'M2.5 7V2.5H7M17 2.5H21.5V7M21.5 17V21.5H17M7 21.5H2.5V17',
    `${circle(12, 8.8, 3)}M6.5 18.5Q6.5 13 12 13T17.5 18.5z`,
  ),
  opponents: ink(
    '',
    `${circle(12, 6.2, 3)}M7 15.5Q7 10.2 12 10.2T17 15.5z${circle(5.5, 12, 2.4)}M1.8 20.5Q1.8 15.3 5.5 15.3T9.2 20.5z${circle(18.5, 12, 2.4)}M14.8 20.5Q14.8 15.3 18.5 15.3T22.2 20.5z`,
  ),
};
