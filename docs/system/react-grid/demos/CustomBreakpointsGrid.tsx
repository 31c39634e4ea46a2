import { createTheme, ThemeProvider } from '@mui/system';
import Grid from '@mui/system/Grid';
import { Item } from './Item';

const theme = createTheme({
  breakpoints: {
    values: { xs: 0, sm: 480, md: 720, lg: 1080, xl: 1440 },
  },
});

export default function CustomBreakpointsGrid() {
  return (
    <ThemeProvider theme={theme}>
      <Grid container spacing={1} sx={{ width: '100%' }}>
        {['North', 'East', 'South', 'West'].map((gate) => (
          <Grid key={gate} size={{ xs: 12, sm: 6, md: 3 }}>
            <Item>{gate} gate</Item>
          </Grid>
        ))}
      </Grid>
    </ThemeProvider>
  );
}
