import type { ComponentType } from 'react';
import type { EmotionCache } from '@emotion/cache';
import joyThemes from '@generated/customization/default/themes/joy-ui.json';
import themes from '@generated/customization/default/themes/material-ui.json';
import IconBrowser from '@component-docs/icon-list/browser/IconBrowser';
import { DocsProvider } from '@component-docs/labels/browser/DocsProvider';
import { PAGE_TRANSLATIONS } from '@component-docs/labels/browser/pageTranslations.server';
import { SITE_CONFIG } from '@component-docs/labels/shared/siteConfig';
import ColorPlayground from './color/ColorPlayground';
import DensityTool from './density/DensityTool';
import MaterialThemeViewer from './default-theme/MaterialThemeViewer';
import JoyThemeViewer from './joy-ui/JoyThemeViewer';
import LocaleTable from './locales/LocaleTable';
import { allPaths, anchorOf } from './default-theme/themePaths';
import type { ServerTool } from './serverTool';
import type { ToolName, ToolProps } from './tools';

/** Without the theme builder, which begins with the theme that the browser has stored. */
const COMPONENTS: Readonly<Partial<Record<ToolName, ComponentType<ToolProps>>>> = {
  'default-theme': MaterialThemeViewer,
  'joy-default-theme': JoyThemeViewer,
  density: DensityTool,
  color: ColorPlayground,
  locales: LocaleTable,
  icons: IconBrowser,
};

const ANCHORS: Readonly<Partial<Record<ToolName, readonly string[]>>> = {
  'default-theme': allPaths(themes.light).map(anchorOf),
  'joy-default-theme': allPaths(joyThemes.light).map(anchorOf),
};

/** Returns a tool with its labels, ready to render, because the server renders a page synchronously. */
export function serverTool(
  name: ToolName,
  { language, styles }: { language: string; styles: EmotionCache | undefined },
): ServerTool | undefined {
  const Tool = COMPONENTS[name];
  return (
    Tool && {
      element: (
        <DocsProvider
          config={SITE_CONFIG}
          defaultUserLanguage={language}
          translations={PAGE_TRANSLATIONS}
        >
          <Tool styles={styles} />
        </DocsProvider>
      ),
      anchors: ANCHORS[name] ?? [],
    }
  );
}
