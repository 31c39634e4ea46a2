import type { ColorMode } from '../../../src/branding/tokens';
import { INITIAL_THEME } from '../../../src/reader/preferences/theme/themeState';
import type { Direction } from '../../../src/reader/preferences/theme/themeState';
import { themeLink } from '../../../src/reader/preferences/theme/themeText';

export const DENSITIES = ['normal', 'dense'] as const;
export type Density = (typeof DENSITIES)[number];

/** What readers choose, and what they read on. */
export interface Look {
  viewport: { width: number; height: number };
  mode: ColorMode;
  direction: Direction;
  density: Density;
}

/** The values of each choice that are to be combined. */
export type LookChoices = { readonly [Choice in keyof Look]: readonly Look[Choice][] };

/** Every combination; those of one viewport follow each other. */
export function combineLooks(choices: LookChoices): Look[] {
  return choices.viewport.flatMap((viewport) =>
    choices.mode.flatMap((mode) =>
      choices.direction.flatMap((direction) =>
        choices.density.map((density) => ({ viewport, mode, direction, density })),
      ),
    ),
  );
}

/** A look in file names and captions, such as `390-dark-rtl`; what is usual is not named. */
export function nameOfLook({ viewport, mode, direction, density }: Look): string {
  const parts = [viewport.width, mode, direction, density];
  return parts.filter((part) => part !== 'ltr' && part !== 'normal').join('-');
}

/** The address that shows a page in a look, as readers share it (`?theme=`). */
export function addressInLook(address: string, { mode, direction, density }: Look): string {
  return themeLink(address, { ...INITIAL_THEME, direction, dense: density === 'dense' }, mode);
}
