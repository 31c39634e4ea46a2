import { useEffect } from 'react';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/joy/CssBaseline';
import { CssVarsProvider, extendTheme, useColorScheme } from '@mui/joy/styles';
import type { CssVarsThemeOptions } from '@mui/joy/styles';
import { modeKey, SCHEME_KEY } from '@component-docs/templates/browser/preview/templateModule';
import type { RootProps } from '@component-docs/templates/browser/preview/templateModule';
import { MODE_ATTRIBUTE } from '@component-docs/templates/shared/readLook';
import { useTemplateTheme } from './useTemplateTheme';

const create = (direction: RootProps['look']['direction'], options?: CssVarsThemeOptions) =>
  extendTheme({ ...options, direction });

/** Has the theme follow the mode of the frame. */
function ModeSync({ mode }: Pick<RootProps['look'], 'mode'>) {
  const { setMode } = useColorScheme();
  useEffect(() => setMode(mode), [mode, setMode]);
  return null;
}

/** A template of Joy UI with a look. */
export default function JoyTemplate({ Template, cache, ...options }: RootProps) {
  const { mode } = options.look;
  const theme = useTemplateTheme('joy-ui', options, create);
  return (
    <CacheProvider value={cache}>
      <CssVarsProvider
        theme={theme}
        attribute={MODE_ATTRIBUTE}
        defaultMode={mode}
        modeStorageKey={modeKey(mode)}
        colorSchemeStorageKey={SCHEME_KEY}
        disableTransitionOnChange
      >
        <CssBaseline />
        <ModeSync mode={mode} />
        <Template />
      </CssVarsProvider>
    </CacheProvider>
  );
}
