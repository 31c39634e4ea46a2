import { useEffect, useMemo } from 'react';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/joy/CssBaseline';
import { CssVarsProvider, useColorScheme } from '@mui/joy/styles';
import { modeKey, SCHEME_KEY } from '@component-docs/templates/browser/preview/templateModule';
import type { RootProps } from '@component-docs/templates/browser/preview/templateModule';
import { MODE_ATTRIBUTE } from '@component-docs/templates/shared/readLook';
import { joyTemplateTheme } from '../joy-ui/joyTemplateTheme';
import { useReaderOptions } from './useReaderOptions';

/** Has the theme follow the mode of the frame. */
function ModeSync({ mode }: Pick<RootProps['look'], 'mode'>) {
  const { setMode } = useColorScheme();
  useEffect(() => setMode(mode), [mode, setMode]);
  return null;
}

/** A template of Joy UI with a look. */
export default function JoyTemplate({ Template, themeOptions, look, cache }: RootProps) {
  const { theme, direction, mode } = look;
  const reader = useReaderOptions('joy-ui', look);
  const created = useMemo(
    () => joyTemplateTheme({ theme, direction }, { custom: themeOptions, reader }),
    [theme, direction, themeOptions, reader],
  );
  return (
    <CacheProvider value={cache}>
      <CssVarsProvider
        theme={created}
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
