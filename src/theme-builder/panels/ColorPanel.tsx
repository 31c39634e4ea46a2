import { useState } from 'react';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from '../../language/useTranslate';
import { ColorField } from '../fields/ColorField';
import { useBuilderContext } from '../fields/useToken';
import { customColors } from '../model/customColors';
import { lastKey, valueAt } from '../model/paths';
import { schemeFromColor } from '../model/schemeFromColor';
import {
  FOCUS_RING_PATHS,
  INPUT_BORDER,
  ROLE_KEYS,
  ROLES,
  rolePath,
  SURFACES,
} from '../model/tokens';
import { SCHEMES } from '../model/types';
import type { Scheme } from '../model/types';
import { CustomColors } from './CustomColors';
import { Group } from './Group';
import { TokenList } from './TokenList';

/** Returns the end of a path, from the part after the palette. */
const inPalette = (path: string) => path.split('.palette.')[1] ?? path;

/** All colors of a theme: both schemes from one color, or each color of each scheme. */
export function ColorPanel() {
  const translate = useTranslate();
  const { draft, theme, set } = useBuilderContext();
  const [scheme, setScheme] = useState<Scheme>('light');
  const [color, setColor] = useState(() =>
    String(valueAt(draft, rolePath('light', 'primary', 'main'))),
  );
  return (
    <>
      <ColorField
        label={translate('themeBuilder.brand') ?? ''}
        value={color}
        set={(value) => setColor(String(value))}
      />
      <Button variant="contained" onClick={() => set(schemeFromColor(color.slice(0, 7)))}>
        {translate('themeBuilder.generate')}
      </Button>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        aria-label={translate('themeBuilder.scheme') ?? undefined}
        value={scheme}
        onChange={(_event, next: Scheme | null) => next && setScheme(next)}
      >
        {SCHEMES.map((each) => (
          <ToggleButton key={each} value={each}>
            {translate(`themeBuilder.schemes.${each}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div>
        {[...ROLES, ...customColors(theme.values)].map((role, index) => (
          <Group key={role} title={role} isOpen={index === 0}>
            {() => (
              <TokenList
                paths={ROLE_KEYS.map((key) => rolePath(scheme, role, key))}
                labelOf={inPalette}
              />
            )}
          </Group>
        ))}
        <Group title={translate('themeBuilder.surfaces') ?? ''}>
          {() => (
            <TokenList
              paths={SURFACES.map((name) => `colorSchemes.${scheme}.palette.${name}`)}
              labelOf={inPalette}
            />
          )}
        </Group>
        <Group title={translate('themeBuilder.inputBorder') ?? ''}>
          {() => <TokenList paths={[INPUT_BORDER]} labelOf={() => 'borderColor'} />}
        </Group>
        <Group title={translate('themeBuilder.focusRing') ?? ''}>
          {() => <TokenList paths={FOCUS_RING_PATHS} labelOf={lastKey} />}
        </Group>
        <Group title={translate('themeBuilder.customColors') ?? ''}>{() => <CustomColors />}</Group>
      </div>
    </>
  );
}
