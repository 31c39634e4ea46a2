import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { brown, deepPurple } from '@mui/material/colors';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const theme = createTheme({
  palette: { primary: brown, secondary: deepPurple },
});

export default function UsingColorObject() {
  return (
    // A function replaces the theme around this demo. An object would be merged into it.
    <ThemeProvider theme={() => theme}>
      <Stack direction="row" spacing={2}>
        <Button variant="contained">Reserve</Button>
        <Button variant="contained" color="secondary">
          Hold
        </Button>
      </Stack>
    </ThemeProvider>
  );
}
