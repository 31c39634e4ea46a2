import { createTheme } from '@mui/system';

export const theme = createTheme({
  palette: {
    primary: { main: '#00574b', contrastText: '#fff' },
    background: { paper: '#fff' },
    text: { primary: '#1c2733', secondary: '#4a5a6a' },
    success: { dark: '#1b5e20' },
  },
  shadows: ['none', '0 1px 4px rgb(0 0 0 / 30%)'],
  typography: {
    figure: { fontSize: 32, fontWeight: 600, lineHeight: 1.25 },
  },
});
