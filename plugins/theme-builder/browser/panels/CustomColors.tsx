import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useTranslate } from '@component-docs/labels/browser/useTranslate';
import { useBuilderContext } from '../fields/useToken';
import { customColors, isCustomName, rolePath } from '../model/customColors';
import { SCHEMES } from '../model/types';
import { MAX_CUSTOM_COLORS } from '../read/customColors';
import { useLibrary } from '../state/useLibrary';

/** Adds and removes colors that the library's palette doesn't have. */
export function CustomColors() {
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
