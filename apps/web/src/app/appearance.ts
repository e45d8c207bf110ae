import { useEffect } from 'react';
import { type Settings, useSettings } from './settings.ts';

type Wish = 'prefers-reduced-motion: reduce' | 'prefers-contrast: more';

const wished = (wish: Wish): boolean => matchMedia(`(${wish})`).matches;

/** `system` is resolved here, so that a sheet asks one attribute and no media query. */
export function appearanceOf(
  {
    language,
    textSize,
    contrast,
    motion,
  }: Pick<Settings, 'language' | 'textSize' | 'contrast' | 'motion'>,
  system: (wish: Wish) => boolean,
): Record<'lang' | 'data-text-size' | 'data-contrast' | 'data-motion', string> {
  const highContrast =
    contrast === 'high' || (contrast === 'system' && system('prefers-contrast: more'));
  const still =
    motion === 'none' || (motion === 'system' && system('prefers-reduced-motion: reduce'));
  return {
    lang: language,
    'data-text-size': textSize,
    'data-contrast': highContrast ? 'high' : 'normal',
    'data-motion': still ? 'none' : 'full',
  };
}

function show(): void {
  const attributes = appearanceOf(useSettings.getState(), wished);
  for (const [name, value] of Object.entries(attributes))
    document.documentElement.setAttribute(name, value);
}

/** Keeps the page's language, text size, contrast and motion in step with the settings and the device. */
export function useAppearance(): void {
  useEffect(() => {
    show();
    const forget = useSettings.subscribe(show);
    const wishes = (['prefers-reduced-motion: reduce', 'prefers-contrast: more'] as const).map(
      (wish) => matchMedia(`(${wish})`),
    );
    for (const wish of wishes) wish.addEventListener('change', show);
    return () => {
      forget();
      for (const wish of wishes) wish.removeEventListener('change', show);
    };
  }, []);
}
