import styled from '@emotion/styled';
import { compose, createTheme, palette, spacing, ThemeProvider } from '@mui/system';
import type { PaletteProps, SpacingProps } from '@mui/system';

const theme = createTheme({
  palette: { harbor: { main: '#01579b', contrastText: '#fff' } },
});

const utilities = compose(palette, spacing);

const Tag = styled('span', {
  shouldForwardProp: (prop) => !utilities.filterProps.includes(prop),
})<PaletteProps & SpacingProps>({ display: 'inline-block', borderRadius: 16 }, utilities);

export default function CombiningStyleFunctionsDemo() {
  return (
    <ThemeProvider theme={theme}>
      <div>
        <Tag bgcolor="harbor.main" color="harbor.contrastText" px={2} py={0.5} m={0.5}>
          Paid
        </Tag>
        <Tag bgcolor="#8c1d18" color="#fff" px={{ xs: 2, sm: 5 }} py={0.5} m={0.5}>
          Overdue
        </Tag>
      </div>
    </ThemeProvider>
  );
}
