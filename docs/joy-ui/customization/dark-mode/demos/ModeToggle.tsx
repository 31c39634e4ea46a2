import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Sheet from '@mui/joy/Sheet';
import { CssVarsProvider, extendTheme, useColorScheme } from '@mui/joy/styles';

// The names differ from the defaults because the demo shares its page with this site.
const theme = extendTheme({ cssVarPrefix: 'mail' });

function Appearance() {
  const { mode, setMode } = useColorScheme();
  const [mounted, setMounted] = React.useState(false);
  React.useEffect(() => setMounted(true), []);
  return (
    <RadioGroup
      name="appearance"
      value={mounted ? mode : ''}
      onChange={(event) => setMode(event.target.value as 'system' | 'light' | 'dark')}
    >
      <Radio value="system" label="Same as system" />
      <Radio value="light" label="Light" />
      <Radio value="dark" label="Dark" />
    </RadioGroup>
  );
}

export default function ModeToggle() {
  return (
    <CssVarsProvider theme={theme} attribute="data-mail-mode" modeStorageKey="mail-mode">
      <Sheet variant="outlined" sx={{ p: 2, width: 240, borderRadius: 'sm' }}>
        <FormControl>
          <FormLabel>Appearance</FormLabel>
          <Appearance />
        </FormControl>
      </Sheet>
    </CssVarsProvider>
  );
}
