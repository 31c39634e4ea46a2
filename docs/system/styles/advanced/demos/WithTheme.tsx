import * as React from 'react';
import { createTheme, ThemeProvider, useTheme } from '@mui/system';
import type { Theme } from '@mui/system';

class Steps extends React.Component<{ theme: Theme }> {
  override render() {
    return <span>Two steps are {this.props.theme.spacing(2)} in this class component.</span>;
  }
}

function ThemedSteps() {
  return <Steps theme={useTheme()} />;
}

const theme = createTheme({ spacing: 6 });

export default function WithTheme() {
  return (
    <ThemeProvider theme={theme}>
      <ThemedSteps />
    </ThemeProvider>
  );
}
