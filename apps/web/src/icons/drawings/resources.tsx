import { circle, diamond, ink } from './ink.tsx';

export const resources = {
  solari: ink(circle(12, 12, 9) + diamond(12, 12, 4)),
  // A crystal with a gleam: the one solid piece among the resources.
  spice: ink(
    'M12 3L19.8 7.5V16.5L12 21L4.2 16.5V7.5z',
    'M12 2.6L20.1 7.3V16.7L12 21.4L3.9 16.7V7.3zM12 6.4Q12.6 11.4 17.6 12Q12.6 12.6 12 17.6Q11.4 12.6 6.4 12Q11.4 11.4 12 6.4z',
  ),
  water: ink('M12 2.5Q5 10.5 5 14.8a7 7 0 0 0 14 0Q19 10.5 12 2.5zM8.6 15a3.5 3.5 0 0 0 3 3.2'),
};
