import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { ThemeProvider, createTheme } from '@mui/material/styles';
import { generatedTheme } from './generatedTheme';

const defaults = createTheme();
const generated = createTheme(generatedTheme);

export default function GeneratedTheme() {
  const [isOn, setIsOn] = React.useState(true);
  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <FormControlLabel
        control={<Switch checked={isOn} onChange={(_, checked) => setIsOn(checked)} />}
        label="Use the generated theme"
      />
      {/* A function replaces the theme around this demo. An object would be merged into it. */}
      <ThemeProvider theme={() => (isOn ? generated : defaults)}>
        <Button variant="contained">Order seeds</Button>
      </ThemeProvider>
    </Stack>
  );
}
