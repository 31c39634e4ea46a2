import { createTheme, ThemeProvider, useTheme } from '@mui/system';

const theme = createTheme({ spacing: 6 });

function Steps() {
  const { breakpoints, spacing } = useTheme();
  return (
    <span>
      Two steps are {spacing(2)}, and a tablet starts at {breakpoints.values.sm} pixels.
    </span>
  );
}

export default function UseTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Steps />
    </ThemeProvider>
  );
}
