import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const theme = createTheme({
  palette: {
    mode: 'dark',
    primary: { main: '#80cbc4' },
    background: { default: '#0b1416', paper: '#132024' },
    text: { secondary: '#b0bec5' },
  },
});
const { primary, background, text } = theme.palette;
const colors = {
  'primary.main': primary.main,
  'background.default': background.default,
  'background.paper': background.paper,
  'text.primary': text.primary,
  'text.secondary': text.secondary,
};

export default function DarkPalette() {
  return (
    // A function replaces the theme around this demo. An object would be merged into it.
    <ThemeProvider theme={() => theme}>
      <Paper sx={{ p: 2, typography: 'body2' }}>
        {Object.entries(colors).map(([name, value]) => (
          <Stack key={name} direction="row" spacing={2} sx={{ alignItems: 'center', py: 0.5 }}>
            <Box sx={{ width: 32, height: 32, border: 1, borderRadius: 1, bgcolor: value }} />
            <span>{`${name}: ${value}`}</span>
          </Stack>
        ))}
      </Paper>
    </ThemeProvider>
  );
}
