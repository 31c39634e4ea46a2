import { ThemeProvider } from '@mui/material/styles';
import StatCard from './StatCard/StatCard';
import { theme } from './theme';

export default function App() {
  return (
    <ThemeProvider theme={theme}>
      <StatCard value="1,204" unit="orders this week" />
      <StatCard value="98%" unit="delivered on time" variant="plain" sx={{ p: 4 }} />
    </ThemeProvider>
  );
}
