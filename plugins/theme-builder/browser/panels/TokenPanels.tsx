import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Button from '@mui/material/Button';
import { useTranslate } from '@component-docs/labels/browser/useTranslate';
import { useBuilderContext } from '../state/useBuilder';
import { DENSITIES, densityChanges, densityOf, fluidHeadings } from '../model/bulkChanges';
import type { Density } from '../model/bulkChanges';
import { useLibrary } from '../state/useLibrary';
import { OVERRIDE_KINDS } from '../model/types';
import { TokenGroups, TokenList, Group } from './TokenGroups';

/** Fonts, sizes, and weights. */
export function TextPanel() {
  const translate = useTranslate();
  const library = useLibrary();
  const { draft, set } = useBuilderContext();
  return (
    <div>
      <Button variant="outlined" onClick={() => set(fluidHeadings(draft, library))}>
        {translate('themeBuilder.fluid')}
      </Button>
      <TokenGroups groups={library.groups.text} />
    </div>
  );
}

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

const afterKey = (path: string) => path.replace(/^components\.\w+\.(?:defaultProps\.)?/, '');

/** Default props and style overrides of components. */
export function ComponentsPanel() {
  const translate = useTranslate();
  const { components } = useLibrary();
  return (
    <div>
      <p>{translate('themeBuilder.componentsHint')}</p>
      {components.map(({ key, props }) => (
        <Group key={key} title={key.replace(/^(?:Mui|Joy)/, '')}>
          {() => (
            <TokenList
              paths={[
                ...props.map(({ name }) => `components.${key}.defaultProps.${name}`),
                ...Object.keys(OVERRIDE_KINDS).map(
                  (name) => `components.${key}.styleOverrides.root.${name}`,
                ),
              ]}
              labelOf={afterKey}
            />
          )}
        </Group>
      ))}
    </div>
  );
}
