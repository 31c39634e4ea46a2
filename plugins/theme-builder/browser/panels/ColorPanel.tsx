import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from '@component-docs/labels/browser/useTranslate';
import { TypedField } from '../fields/TypedField';
import { useBuilderContext } from '../state/useBuilder';
import { customColors, rolePath, isCustomName, MAX_CUSTOM_COLORS } from '../model/customColors';
import { COLOR, SCHEMES } from '../model/types';
import type { Scheme } from '../model/types';
import { themeValue } from '../model/draftTheme';
import { useLibrary } from '../state/useLibrary';
import { Group, TokenGroups } from './TokenGroups';

/** Adds and removes colors that the library's palette doesn't have. */
function CustomColors() {
  const translate = useTranslate();
  const library = useLibrary();
  const { theme, set } = useBuilderContext();
  const [name, setName] = useState('');
  const existing = customColors(theme.values, library);
  const isTaken = existing.includes(name);
  const isFull = existing.length >= MAX_CUSTOM_COLORS;
  const isInvalid = name !== '' && (!isCustomName(name, library) || isTaken);

  function add() {
    set(
      Object.fromEntries(
        SCHEMES.map((scheme) => [
          rolePath(scheme, name, library.mainKey),
          library.newColor[scheme],
        ]),
      ),
    );
    setName('');
  }
  function remove(role: string) {
    const paths = SCHEMES.flatMap((scheme) =>
      library.roleKeys.map((key) => rolePath(scheme, role, key)),
    );
    set(Object.fromEntries(paths.map((path) => [path, undefined])));
  }

  return (
    <Stack
      component="form"
      noValidate
      sx={{ gap: '12px', alignItems: 'flex-start' }}
      onSubmit={(event) => {
        event.preventDefault();
        if (name !== '' && !isInvalid && !isFull) {
          add();
        }
      }}
    >
      <TextField
        label={translate('themeBuilder.colorName')}
        size="small"
        fullWidth
        value={name}
        error={isInvalid}
        helperText={
          isInvalid
            ? translate('themeBuilder.invalidName')
            : name !== '' &&
              isFull &&
              translate('themeBuilder.fullColors')?.replace('{{count}}', String(MAX_CUSTOM_COLORS))
        }
        onChange={({ target }) => setName(target.value)}
        slotProps={{
          htmlInput: { dir: 'ltr', spellCheck: false, autoComplete: 'off' },
          formHelperText: { role: 'alert' },
        }}
      />
      <Button type="submit" variant="outlined">
        {translate('themeBuilder.addColor')}
      </Button>
      {existing.map((role) => (
        <Button key={role} color="error" onClick={() => remove(role)}>
          {translate('themeBuilder.removeColor')?.replace('{{name}}', role)}
        </Button>
      ))}
    </Stack>
  );
}

/** All colors of a theme: both schemes from one color, or each color of each scheme. */
export function ColorPanel() {
  const translate = useTranslate();
  const library = useLibrary();
  const { draft, theme, set } = useBuilderContext();
  const generated = useId();
  const [scheme, setScheme] = useState<Scheme>('light');
  const [color, setColor] = useState(() =>
    String(themeValue(draft, rolePath('light', 'primary', library.mainKey), library)),
  );
  const roles = [...library.roles, ...customColors(theme.values, library)].map((name, index) => ({
    title: { name },
    paths: library.roleKeys.map((key) => rolePath(scheme, name, key)),
    isOpen: index === 0,
  }));
  return (
    <>
      <TypedField
        label={translate('themeBuilder.brand') ?? ''}
        kind={COLOR}
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
