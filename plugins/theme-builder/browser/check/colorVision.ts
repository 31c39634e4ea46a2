import {
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
} from 'culori/fn';
import { readColor } from '../model/color';

/** The color-vision deficiencies that are simulated, each at its full strength. */
const FILTERS = {
  protanopia: filterDeficiencyProt(1),
  deuteranopia: filterDeficiencyDeuter(1),
  tritanopia: filterDeficiencyTrit(1),
} as const;

type Deficiency = keyof typeof FILTERS;
const DEFICIENCIES = Object.keys(FILTERS) as Deficiency[];

/** Below this difference, colors beside each other are hard to tell apart (CIEDE2000). */
const LIMIT = 11;

const difference = differenceCiede2000();

export interface VisionProblem {
  readonly deficiency: Deficiency;
  readonly colors: readonly [string, string];
}

/** Returns which of the named colors, `#rrggbb`, look alike only with a deficiency. */
export function findVisionProblems(colors: Readonly<Record<string, string>>): VisionProblem[] {
  const entries = Object.entries(colors).map(([name, hex]) => [name, readColor(hex)] as const);
  const pairs = entries.flatMap((first, index) =>
    entries.slice(index + 1).map((second) => [first, second] as const),
  );
  return DEFICIENCIES.flatMap((deficiency) =>
    pairs
      .filter(([[, a], [, b]]) => {
        const filter = FILTERS[deficiency];
        return difference(a, b) >= LIMIT && difference(filter(a), filter(b)) < LIMIT;
      })
      .map(([[a], [b]]): VisionProblem => ({ deficiency, colors: [a, b] })),
  );
}
