import type { CSSObject } from '@emotion/react';
import styled from '@emotion/styled';
import { createTheme, ThemeProvider, unstable_styleFunctionSx } from '@mui/system';
import type { SxProps, Theme } from '@mui/system';

const theme = createTheme({
  palette: { harbor: { main: '#01579b', contrastText: '#fff' } },
});

const Panel = styled('div')<{ sx?: SxProps<Theme> }>(
  { border: '2px solid currentColor' },
  (props) => unstable_styleFunctionSx(props) as CSSObject,
);

export default function StyleFunctionSxDemo() {
  return (
    <ThemeProvider theme={theme}>
      <Panel
        sx={{
          p: { xs: 2, sm: 4 },
          borderRadius: 2,
          bgcolor: 'harbor.main',
          color: 'harbor.contrastText',
        }}
      >
        The ferry leaves at 16:30
      </Panel>
    </ThemeProvider>
  );
}
