import * as React from 'react';
import { createTheme, ThemeProvider } from '@mui/system';
import Box from '@mui/system/Box';

const day = createTheme({
  palette: { mode: 'light', paper: '#fff', ink: '#1c2733', link: '#0d47a1' },
});
const night = createTheme({
  palette: { mode: 'dark', paper: '#101820', ink: '#e3e9ef', link: '#90caf9' },
});

export default function TwoPalettes() {
  const [isNight, setIsNight] = React.useState(false);
  return (
    <ThemeProvider theme={isNight ? night : day}>
      <Box sx={{ width: '100%', maxWidth: 320, p: 2, bgcolor: 'paper', color: 'ink' }}>
        <Box component="label" sx={{ display: 'block', mb: 1 }}>
          <input
            type="checkbox"
            name="night"
            checked={isNight}
            onChange={(event) => setIsNight(event.target.checked)}
          />{' '}
          Night shift
        </Box>
        38 orders to pack,{' '}
        <Box
          component="a"
          href="#colors-for-dark-mode"
          sx={{ color: 'link', textDecoration: 'underline' }}
        >
          start with 1042
        </Box>
      </Box>
    </ThemeProvider>
  );
}
