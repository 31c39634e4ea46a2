import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';

export default function BaseFontSize() {
  const [fontSize, setFontSize] = React.useState(14);
  const withFontSize = (theme: Theme): Theme => ({
    ...theme,
    typography: createTheme({ typography: { fontSize } }).typography,
  });
  return (
    <Stack spacing={2} sx={{ alignItems: 'start' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Font size of the theme"
        value={fontSize}
        onChange={(_event, value) => setFontSize(Number(value ?? fontSize))}
      >
        <ToggleButton value={12}>12</ToggleButton>
        <ToggleButton value={14}>14</ToggleButton>
        <ToggleButton value={18}>18</ToggleButton>
      </ToggleButtonGroup>
      <ThemeProvider theme={withFontSize}>
        <Typography>Delivery to Lagos within three days.</Typography>
        <TextField label="Postal code" defaultValue="101241" />
        <Button variant="contained">Continue</Button>
      </ThemeProvider>
    </Stack>
  );
}
