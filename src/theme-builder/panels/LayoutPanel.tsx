import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from '../../language/useTranslate';
import { tokenAt } from '../components';
import { useBuilderContext } from '../fields/useToken';
import { DENSITIES, densityChanges, densityOf } from '../model/density';
import type { Density } from '../model/density';
import { lastKey } from '../model/paths';
import { BREAKPOINTS, DURATIONS, EASINGS } from '../model/tokens';
import { Group } from './Group';
import { TokenList } from './TokenList';

const whole = (path: string) => path;

/** Density, corners, spacing, shadows, breakpoints, and transitions. */
export function LayoutPanel() {
  const translate = useTranslate();
  const { theme, set } = useBuilderContext();
  return (
    <>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        aria-label={translate('themeBuilder.density') ?? undefined}
        value={densityOf(theme.values, tokenAt) ?? null}
        onChange={(_event, next: Density | null) => next && set(densityChanges(next, tokenAt))}
      >
        {DENSITIES.map((density) => (
          <ToggleButton key={density} value={density}>
            {translate(`themeBuilder.densities.${density}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <TokenList paths={['shape.borderRadius', 'spacing', 'shadows']} labelOf={whole} />
      <div>
        <Group title={translate('themeBuilder.breakpoints') ?? ''}>
          {() => (
            <TokenList
              paths={BREAKPOINTS.map((name) => `breakpoints.values.${name}`)}
              labelOf={lastKey}
            />
          )}
        </Group>
        <Group title={translate('themeBuilder.transitions') ?? ''}>
          {() => (
            <TokenList
              paths={[
                ...DURATIONS.map((name) => `transitions.duration.${name}`),
                ...EASINGS.map((name) => `transitions.easing.${name}`),
              ]}
              labelOf={lastKey}
            />
          )}
        </Group>
      </div>
    </>
  );
}
