import { useEffect, useMemo } from 'react';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import { modeKey, SCHEME_KEY } from '@component-docs/templates/browser/preview/templateModule';
import type { RootProps } from '@component-docs/templates/browser/preview/templateModule';
import { materialTheme } from './materialTheme';
import { useReaderOptions } from './useReaderOptions';

/** Has the theme follow the mode of the frame. */
function ModeSync({ mode }: Pick<RootProps['look'], 'mode'>) {
  const { setMode } = useColorScheme();
  useEffect(() => setMode(mode), [mode, setMode]);
  return null;
}

/** A template of Material UI with a look. */
export default function MaterialTemplate({ Template, themeOptions, look, cache }: RootProps) {
  const { theme, direction, mode } = look;
  const reader = useReaderOptions('material-ui', look);
  const created = useMemo(
    () => materialTheme({ theme, direction }, { custom: themeOptions, reader }),
    [theme, direction, themeOptions, reader],
  );
  return (
    <CacheProvider value={cache}>
      <ThemeProvider
        theme={created}
        defaultMode={mode}
        modeStorageKey={modeKey(mode)}
        colorSchemeStorageKey={SCHEME_KEY}
        disableTransitionOnChange
      >
        <CssBaseline enableColorScheme />
        <ModeSync mode={mode} />
        <Template />
      </ThemeProvider>
    </CacheProvider>
  );
}
