import AppBar from '@mui/material/AppBar';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const dark = createTheme({
  palette: { mode: 'dark', primary: { main: '#1565c0' } },
});

export default function EnableColorOnDarkAppBar() {
  return (
    // A function replaces the outer theme, so the demo is dark in light mode, too.
    <ThemeProvider theme={() => dark}>
      <Stack spacing={2} sx={{ width: 1 }}>
        <AppBar position="static" enableColorOnDark>
          <Toolbar>
            <Typography variant="h6" component="div">
              Night shift, in color
            </Typography>
          </Toolbar>
        </AppBar>
        <AppBar position="static">
          <Toolbar>
            <Typography variant="h6" component="div">
              Night shift, as surface
            </Typography>
          </Toolbar>
        </AppBar>
      </Stack>
    </ThemeProvider>
  );
}
