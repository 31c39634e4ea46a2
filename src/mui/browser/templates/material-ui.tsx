import { useEffect } from 'react';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider, useColorScheme } from '@mui/material/styles';
import { modeKey, SCHEME_KEY } from '@component-docs/templates/browser/preview/templateModule';
import type { RootProps } from '@component-docs/templates/browser/preview/templateModule';
import { MODE_ATTRIBUTE } from '@component-docs/templates/shared/readLook';
import { useTemplateTheme } from './useTemplateTheme';

type ThemeOptions = NonNullable<Parameters<typeof createTheme>[0]>;

/** Material UI's own theme in both modes. */
const BOTH_MODES: ThemeOptions = { colorSchemes: { light: true, dark: true } };

/** Creates a theme whose colors are CSS variables, so that a change of mode needs no script. */
function create(
  direction: RootProps['look']['direction'],
  { cssVariables, ...options }: ThemeOptions = BOTH_MODES,
) {
  return createTheme({
    ...options,
    direction,
    cssVariables: {
      ...(typeof cssVariables === 'object' && cssVariables),
      colorSchemeSelector: MODE_ATTRIBUTE,
    },
  });
}

/** Has the theme follow the mode of the frame. */
function ModeSync({ mode }: Pick<RootProps['look'], 'mode'>) {
  const { setMode } = useColorScheme();
  useEffect(() => setMode(mode), [mode, setMode]);
  return null;
}

/** A template of Material UI with a look. */
export default function MaterialTemplate({ Template, cache, ...options }: RootProps) {
  const { mode } = options.look;
  const theme = useTemplateTheme('material-ui', options, create);
  return (
    <CacheProvider value={cache}>
      <ThemeProvider
        theme={theme}
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
