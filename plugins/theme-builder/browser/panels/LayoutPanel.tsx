import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from '@component-docs/labels/browser/useTranslate';
import { useBuilderContext } from '../fields/useToken';
import { DENSITIES, densityChanges, densityOf } from '../model/density';
import type { Density } from '../model/density';
import { useLibrary } from '../state/useLibrary';
import { TokenGroups } from './TokenGroups';
import { TokenList } from './TokenList';

const whole = (path: string) => path;

/** Density, corners, spacing, shadows, breakpoints, and transitions. */
export function LayoutPanel() {
  const translate = useTranslate();
  const library = useLibrary();
  const { theme, set } = useBuilderContext();
  return (
    <>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        aria-label={translate('themeBuilder.density') ?? undefined}
        value={densityOf(theme.values, library) ?? null}
        onChange={(_event, next: Density | null) => next && set(densityChanges(next, library))}
      >
        {DENSITIES.map((density) => (
          <ToggleButton key={density} value={density}>
            {translate(`themeBuilder.densities.${density}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <TokenList paths={library.groups.layout} labelOf={whole} />
      <TokenGroups groups={library.groups.more} />
    </>
  );
}
