import * as React from 'react';
import { render } from '@testing-library/react';
import { ThemeProvider } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { theme } from './theme';

const duration = {
  shortest: 0,
  shorter: 0,
  short: 0,
  standard: 0,
  complex: 0,
  enteringScreen: 0,
  leavingScreen: 0,
};

/** The app's theme without transitions. */
const testTheme: Theme = {
  ...theme,
  transitions: { ...theme.transitions, duration },
  components: { ...theme.components, MuiCollapse: { defaultProps: { timeout: 0 } } },
};

function Providers({ children }: { children: React.ReactNode }) {
  return <ThemeProvider theme={testTheme}>{children}</ThemeProvider>;
}

export function renderWithTheme(ui: React.ReactElement) {
  return render(ui, { wrapper: Providers });
}
