import { useEffect, useState } from 'react';
import type { Theme } from '@mui/material/styles';
import { tokenAt } from '../components';
import { valueAt } from '../model/paths';
import { parseColor } from '../model/color';
import { rolePath } from '../model/tokens';
import { SCHEMES } from '../model/types';
import type { Scheme, TokenValues } from '../model/types';
import type { Pane } from '../stage/types';
import { findVisionProblems } from './colorVision';
import type { VisionProblem } from './colorVision';
import { findContrastProblems } from './findContrastProblems';
import { findSmallTargets } from './findSmallTargets';
import type { SmallTarget } from './findSmallTargets';
import { readPairs } from './readPairs';
import type { ContrastProblem } from './types';

/** Colors that carry a meaning, which users tell apart. */
const MEANINGS = ['error', 'warning', 'info', 'success'];

/** How long after a change the preview is read, in ms: its transitions have ended then. */
const DELAY = 500;

export interface Checks {
  contrast: readonly (ContrastProblem & { scheme: Scheme })[];
  vision: readonly (VisionProblem & { scheme: Scheme })[];
  targets: readonly SmallTarget[];
}

function runChecks(shown: readonly Pane[], draft: Theme, values: TokenValues): Checks {
  const panes = shown.flatMap(({ scheme, find }) => {
    const pane = find();
    return pane ? [{ scheme, pane }] : [];
  });
  return {
    contrast: panes.flatMap(({ scheme, pane }) =>
      findContrastProblems(readPairs(pane), { theme: draft, values, tokenAt, scheme }).map(
        (problem) => ({ ...problem, scheme }),
      ),
    ),
    vision: SCHEMES.flatMap((scheme) => {
      const colors = MEANINGS.map((role): [string, string] => [
        role,
        parseColor(String(valueAt(draft, rolePath(scheme, role, 'main')))) ?? '#000000',
      ]);
      return findVisionProblems(Object.fromEntries(colors)).map((problem) => ({
        ...problem,
        scheme,
      }));
    }),
    targets: panes.slice(0, 1).flatMap(({ pane }) => findSmallTargets(pane)),
  };
}

/** Returns what is wrong with a theme as its preview shows it; undefined until it has been read. */
export function useChecks(
  panes: readonly Pane[],
  draft: Theme,
  values: TokenValues,
): Checks | undefined {
  const [checks, setChecks] = useState<Checks>();
  useEffect(() => {
    if (panes.length === 0) {
      return undefined;
    }
    const timer = setTimeout(() => setChecks(runChecks(panes, draft, values)), DELAY);
    return () => clearTimeout(timer);
  }, [panes, draft, values]);
  return checks;
}
