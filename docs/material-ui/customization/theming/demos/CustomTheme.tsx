import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const themes = {
  Harbor: createTheme({ palette: { primary: { main: '#00695c' } }, shape: { borderRadius: 0 } }),
  Orchard: createTheme({
    palette: { primary: { main: '#9c2750' }, background: { paper: '#fff8f0' } },
    shape: { borderRadius: 16 },
    typography: { fontFamily: 'Georgia, serif', button: { textTransform: 'none' } },
  }),
  Night: createTheme({ palette: { mode: 'dark', primary: { main: '#ffb74d' } } }),
};
type Name = keyof typeof themes;

export default function CustomTheme() {
  const [name, setName] = React.useState<Name>('Harbor');
  const choose = (_event: unknown, value: Name | null) => value && setName(value);
  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <ToggleButtonGroup exclusive size="small" aria-label="Theme" value={name} onChange={choose}>
        <ToggleButton value="Harbor">Harbor</ToggleButton>
        <ToggleButton value="Orchard">Orchard</ToggleButton>
        <ToggleButton value="Night">Night</ToggleButton>
      </ToggleButtonGroup>
      {/* A function replaces the theme around this demo. An object would be merged into it. */}
      <ThemeProvider theme={() => themes[name]}>
        <Paper elevation={2} sx={{ p: 2 }}>
          <Typography sx={{ mb: 2 }}>Two crates, pickup on Friday</Typography>
          <Button variant="contained">Confirm</Button>
          <Button>Reschedule</Button>
        </Paper>
      </ThemeProvider>
    </Stack>
  );
}
