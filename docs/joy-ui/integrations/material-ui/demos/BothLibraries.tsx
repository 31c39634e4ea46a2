import JoyButton from '@mui/joy/Button';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme, THEME_ID, ThemeProvider } from '@mui/material/styles';

const materialTheme = createTheme({ palette: { primary: { main: '#00796b' } } });

export default function BothLibraries() {
  return (
    <ThemeProvider theme={{ [THEME_ID]: materialTheme }}>
      <Stack direction="row" spacing={2}>
        <Button variant="contained">Material UI</Button>
        <JoyButton>Joy UI</JoyButton>
      </Stack>
    </ThemeProvider>
  );
}
