import { useEffect, useState } from 'react';
import type { DraftTheme, ThemeLibrary } from '../libraries/types';
import { rolePath } from '../model/customColors';
import { themeValue } from '../model/draftTheme';
import { SCHEMES } from '../model/types';
import type { Scheme, TokenValues } from '../model/types';
import type { Pane } from '../stage/types';
import { findVisionProblems } from './colorVision';
import type { VisionProblem } from './colorVision';
import { findContrastProblems } from './findContrastProblems';
import type { ContrastProblem } from './findContrastProblems';
import { findSmallTargets } from './findSmallTargets';
import type { SmallTarget } from './findSmallTargets';
import { readPairs } from './readPairs';

/** How long after a change the preview is read, in ms: its transitions have ended then. */
const DELAY = 500;

export interface Checks {
  contrast: readonly (ContrastProblem & { scheme: Scheme })[];
  vision: readonly (VisionProblem & { scheme: Scheme })[];
  targets: readonly SmallTarget[];
}

function runChecks(
  shown: readonly Pane[],
  draft: DraftTheme,
  values: TokenValues,
  library: ThemeLibrary,
): Checks {
  const panes = shown.flatMap(({ scheme, find }) => {
    const pane = find();
    return pane ? [{ scheme, pane }] : [];
  });
  return {
    contrast: panes.flatMap(({ scheme, pane }) =>
      findContrastProblems(readPairs(pane, library.checked), {
        theme: draft,
        values,
        library,
        scheme,
      }).map((problem) => ({ ...problem, scheme })),
    ),
    vision: SCHEMES.flatMap((scheme) => {
      const colors = library.meanings.map((role): [string, string] => [
        role,
        String(themeValue(draft, rolePath(scheme, role, library.mainKey), library)),
      ]);
      return findVisionProblems(Object.fromEntries(colors)).map((problem) => ({
        ...problem,
        scheme,
      }));
    }),
    targets: panes
      .slice(0, 1)
      .flatMap(({ pane }) => findSmallTargets(pane, library.checked.targets)),
  };
}

/** Returns the problems of a theme as its preview shows it; undefined until the preview has been read. */
export function useChecks(
  panes: readonly Pane[],
  draft: DraftTheme,
  values: TokenValues,
  library: ThemeLibrary,
): Checks | undefined {
  const [checks, setChecks] = useState<Checks>();
  useEffect(() => {
    if (panes.length === 0) {
      return undefined;
    }
    const timer = setTimeout(() => setChecks(runChecks(panes, draft, values, library)), DELAY);
    return () => clearTimeout(timer);
  }, [panes, draft, values, library]);
  return checks;
}
