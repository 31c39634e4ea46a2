import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { ThemeProvider } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';

function withGrowingBars(theme: Theme): Theme {
  return {
    ...theme,
    components: {
      ...theme.components,
      MuiLinearProgress: {
        styleOverrides: {
          root: ({ ownerState, theme }) => ({
            height: theme.spacing(0.5 + (ownerState.value ?? 0) / 50),
            borderRadius: theme.spacing(1),
          }),
        },
      },
    },
  };
}

export default function GlobalThemeOverrideCallback() {
  return (
    <ThemeProvider theme={withGrowingBars}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <LinearProgress variant="determinate" value={20} aria-label="Mail, 20% of the space" />
        <LinearProgress variant="determinate" value={65} aria-label="Photos, 65% of the space" />
        <LinearProgress variant="determinate" value={100} aria-label="Backups, all of the space" />
      </Stack>
    </ThemeProvider>
  );
}
