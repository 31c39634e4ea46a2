import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useTranslate } from '@component-docs/labels/browser/useTranslate';
import { ColorField } from '../fields/ColorField';
import { useBuilderContext } from '../fields/useToken';
import { customColors, rolePath } from '../model/customColors';
import { SCHEMES } from '../model/types';
import type { Scheme, Token } from '../model/types';
import { themeValue } from '../model/draftTheme';
import { useLibrary } from '../state/useLibrary';
import { CustomColors } from './CustomColors';
import { Group } from './Group';
import { TokenGroups } from './TokenGroups';

/** All colors of a theme: both schemes from one color, or each color of each scheme. */
export function ColorPanel() {
  const translate = useTranslate();
  const library = useLibrary();
  const { draft, theme, set } = useBuilderContext();
  const generated = useId();
  const [scheme, setScheme] = useState<Scheme>('light');
  const [color, setColor] = useState(() => {
    const token = library.tokenAt(rolePath('light', 'primary', library.mainKey)) as Token;
    return String(themeValue(draft, token, library));
  });
  const roles = [...library.roles, ...customColors(theme.values, library)].map((name, index) => ({
    title: { name },
    paths: library.roleKeys.map((key) => rolePath(scheme, name, key)),
    isOpen: index === 0,
  }));
  return (
    <>
      <ColorField
        label={translate('themeBuilder.brand') ?? ''}
        value={color}
        set={(value) => setColor(String(value))}
      />
      <Button
        variant="contained"
        aria-describedby={generated}
        onClick={() => set(library.schemeFromColor(color.slice(0, 7)))}
      >
        {translate('themeBuilder.generate')}
      </Button>
      <Typography id={generated} variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('themeBuilder.generated')}
      </Typography>
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
        <TokenGroups groups={[...roles, ...library.groups.colors(scheme)]} />
        <Group title={translate('themeBuilder.customColors') ?? ''}>{() => <CustomColors />}</Group>
      </div>
    </>
  );
}
