import { circle, diamond, ink } from './ink.tsx';

/** The Factions, and the three other icons that cards are played with. */
export const factions = {
  // A crown.
  emperor: ink('M5 17L3 7.5L8 11.5L12 4L16 11.5L21 7.5L19 17zM5 21H19'),
  // Space folded: two worlds on one endless line.
  'spacing-guild': ink(
    'M12 12C10 8.5 8.4 7 6.6 7a5 5 0 0 0 0 10C8.4 17 10 15.5 12 12S15.6 7 17.4 7a5 5 0 0 1 0 10C15.6 17 14 15.5 12 12z',
    circle(6.6, 12, 1.7) + circle(17.4, 12, 1.7),
  ),
  // An eye under a veil.
  'bene-gesserit': ink(
    'M3.5 21.5C5.5 17.5 4.5 14 4.8 10.5a7.2 7.2 0 0 1 14.4 0C19.5 14 18.5 17.5 20.5 21.5M8 11.5Q12 6.8 16 11.5Q12 16.2 8 11.5zM9.5 21.5Q10.5 20 10.5 18.5M14.5 21.5Q13.5 20 13.5 18.5',
    circle(12, 11.5, 1.6),
  ),
  // A curved blade from a tooth.
  fremen: ink(
    'M21 3C20.3 9.5 16.5 15 10.6 17.4L6.6 13.4C9 7.5 14.5 3.7 21 3zM4.3 11.8L12.2 19.7M7.4 16.6L3 21',
  ),
  landsraad: ink('M3 9L12 3L21 9zM5.5 9.5V17.5M12 9.5V17.5M18.5 9.5V17.5M3 21H21M4 17.5H20'),
  city: ink('M4 21V4H8V7.5H10.2V4H13.8V7.5H16V4H20V21zM9.5 21V16.5a2.5 2.5 0 0 1 5 0V21'),
  'spice-trade': ink(
    'M12 3V20.5M8 20.5H16M5.5 6H18.5M5.5 6L2.5 13.5H8.5zM18.5 6L15.5 13.5H21.5zM2.5 13.5a3 3 0 0 0 6 0M15.5 13.5a3 3 0 0 0 6 0',
  ),
  'any-faction': ink(
    diamond(12, 5.6, 3.4) + diamond(18.4, 12, 3.4) + diamond(12, 18.4, 3.4) + diamond(5.6, 12, 3.4),
    diamond(12, 5.6, 3.4),
  ),
  // The lower of two steps.
  behind: ink('M3 21H21M5.5 21V4H11V21M13 21V13H18.5V21', 'M13 21V13H18.5V21z'),
};
