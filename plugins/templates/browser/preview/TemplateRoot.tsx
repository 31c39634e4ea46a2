import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { ComponentType } from 'react';
import { CacheProvider } from '@emotion/react';
import type { EmotionCache } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import { readerThemeStore } from '@component-docs/preferences/browser/readerThemeStore';
import type { ReaderThemes } from '@component-docs/preferences/shared/readerTheme';
import type { Look } from '../../shared/look';
import { templateTheme } from './templateTheme';
import type { ThemeOptions } from './templateTheme';

/** Where a mode of templates is stored, apart from that of the site: frames of both modes share storage. */
export const modeKey = (mode: Look['mode']): string => `template-mode-${mode}`;
const SCHEME_KEY = 'template-scheme';

/** A template and its theme. */
export interface TemplateModule {
  Template: ComponentType;
  themeOptions: ThemeOptions;
}

interface Props extends TemplateModule {
  look: Look;
  /** The cache of the look's direction. */
  cache: EmotionCache;
}

/** Has the theme follow the mode of the frame. */
function ModeSync({ mode }: Pick<Look, 'mode'>) {
  const { setMode } = useColorScheme();
  useEffect(() => setMode(mode), [mode, setMode]);
  return null;
}

const NONE: ReaderThemes = {};

/** A template with a look. */
export function TemplateRoot({ Template, themeOptions, look, cache }: Props) {
  const { theme, direction, mode } = look;
  const reader = useSyncExternalStore(readerThemeStore.subscribe, readerThemeStore.get, () => NONE);
  const options = theme === 'reader' ? reader['material-ui']?.options : undefined;
  const created = useMemo(
    () => templateTheme({ theme, direction }, { custom: themeOptions, reader: options }),
    [theme, direction, themeOptions, options],
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
