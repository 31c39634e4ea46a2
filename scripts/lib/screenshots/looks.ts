import type { ColorMode } from '../../../plugins/preferences/shared/colorModes';
import { INITIAL_THEME } from '../../../plugins/preferences/shared/theme/themeState';
import type { Direction } from '../../../plugins/preferences/shared/theme/themeState';
import { themeLink } from '../../../plugins/preferences/shared/theme/themeText';

export const DENSITIES = ['normal', 'dense'] as const;
export type Density = (typeof DENSITIES)[number];

/** A combination of the reader's settings and viewport. */
export interface Look {
  viewport: { width: number; height: number };
  mode: ColorMode;
  direction: Direction;
  density: Density;
}

/** The values to combine, for each setting. */
export type LookChoices = { readonly [Choice in keyof Look]: readonly Look[Choice][] };

/** Returns every combination, grouped by viewport. */
export function combineLooks(choices: LookChoices): Look[] {
  return choices.viewport.flatMap((viewport) =>
    choices.mode.flatMap((mode) =>
      choices.direction.flatMap((direction) =>
        choices.density.map((density) => ({ viewport, mode, direction, density })),
      ),
    ),
  );
}

/**
 * Returns the name of a look for file names and captions, such as `390-dark-rtl`. Defaults are
 * omitted.
 */
export function nameOfLook({ viewport, mode, direction, density }: Look): string {
  const parts = [viewport.width, mode, direction, density];
  return parts.filter((part) => part !== 'ltr' && part !== 'normal').join('-');
}

/** Returns the URL that shows a page in a look, in the form that readers share (`?theme=`). */
export function addressInLook(address: string, { mode, direction, density }: Look): string {
  return themeLink(address, { ...INITIAL_THEME, direction, dense: density === 'dense' }, mode);
}
