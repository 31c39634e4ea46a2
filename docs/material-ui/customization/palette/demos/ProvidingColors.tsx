import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const theme = createTheme({
  palette: {
    primary: { main: '#00695c' },
    secondary: { main: '#c2185b', light: '#f48fb1', dark: '#880e4f', contrastText: '#fff' },
  },
});

export default function ProvidingColors() {
  return (
    // A function replaces the theme around this demo. An object would be merged into it.
    <ThemeProvider theme={() => theme}>
      <Stack direction="row" spacing={2}>
        <Button variant="contained">Confirm</Button>
        <Button variant="contained" color="secondary">
          Compare
        </Button>
      </Stack>
    </ThemeProvider>
  );
}
