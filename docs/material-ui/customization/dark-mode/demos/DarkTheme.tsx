import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const darkTheme = createTheme({
  palette: { mode: 'dark' },
});

export default function DarkTheme() {
  return (
    // A function replaces the theme around this demo. An object would be merged into it.
    <ThemeProvider theme={() => darkTheme}>
      <Paper sx={{ p: 2 }}>
        <Typography>The control room is always dark.</Typography>
        <Typography variant="body2" sx={{ mb: 1, color: 'text.secondary' }}>
          Shift ends at 06:00
        </Typography>
        <Button variant="contained">Hand over</Button>
      </Paper>
    </ThemeProvider>
  );
}
