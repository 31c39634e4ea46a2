import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const primary = { main: '#0288d1' }; // white text has a contrast of 3.86:1
const themes = [3, 4.5].map((contrastThreshold) =>
  createTheme({ palette: { contrastThreshold, primary } }),
);

export default function ContrastThreshold() {
  return (
    <Stack direction="row" spacing={2}>
      {themes.map((theme) => (
        <ThemeProvider key={theme.palette.contrastThreshold} theme={() => theme}>
          <Button variant="contained" sx={{ fontSize: 24 }}>
            {theme.palette.contrastThreshold}:1
          </Button>
        </ThemeProvider>
      ))}
    </Stack>
  );
}
