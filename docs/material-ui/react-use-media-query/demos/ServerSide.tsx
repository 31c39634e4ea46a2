import Alert from '@mui/material/Alert';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ThemeProvider } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';

function ssrMatchMedia(query: string) {
  const [, minWidth = '0'] = /min-width:\s*([\d.]+)px/.exec(query) ?? [];
  return { matches: Number(minWidth) <= 1280 };
}

function withGuessedWidth(theme: Theme): Theme {
  const useMediaQueryOptions = { defaultProps: { ssrMatchMedia } };
  return {
    ...theme,
    components: { ...theme.components, MuiUseMediaQuery: useMediaQueryOptions },
  };
}

function Layout() {
  const isWide = useMediaQuery('(min-width:900px)');
  return <Alert severity="info">The layout for {isWide ? 'laptops' : 'phones'}</Alert>;
}

export default function ServerSide() {
  return (
    <ThemeProvider theme={withGuessedWidth}>
      <Layout />
    </ThemeProvider>
  );
}
