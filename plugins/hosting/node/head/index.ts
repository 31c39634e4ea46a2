import fs from 'node:fs/promises';
import path from 'node:path';
import { GENERATED_FILES_DIR_NAME } from '@docusaurus/utils';
import type { LoadContext, Plugin, HtmlTagObject } from '@docusaurus/types';
import { hashOf } from '@component-docs/kit/node/cache/cachedValue';
import {
  wholeThemeScript,
  themeScript,
} from '@component-docs/preferences/shared/theme/themeScript';
import type { ColorMode } from '@component-docs/preferences/shared/colorModes';
import { tabChoiceScript } from '@component-docs/written-pages/shared/tabChoice';
import { keptSite } from '@component-docs/kit/shared/site/facts';
import { earlyClickScript } from '@component-docs/static-pages/shared/earlyClicks';
import { codeStylingScript } from '@component-docs/preferences/shared/codeStylingScript';
import {
  readSettings,
  SETTINGS_META,
  writeSettings,
} from '@component-docs/offline/shared/settings';

const workerSettings = readSettings(process.env);

const metaColor = (mode: ColorMode) => keptSite().colors[mode]['theme-meta'];

/** The browser's color in a mode of the system, with its color for each choice of the reader. */
const themeColor = (mode: ColorMode): HtmlTagObject => ({
  tagName: 'meta',
  attributes: {
    name: 'theme-color',
    media: `(prefers-color-scheme: ${mode})`,
    content: metaColor(mode),
    'data-light': metaColor('light'),
    'data-dark': metaColor('dark'),
  },
});

/**
 * Returns tags of every page's head: the browser's colors, and the data that must be read, or kept, before
 * first paint.
 *
 * @param themeFile the address of the script that applies the reader's whole theme
 */
export const headTags = (themeFile: string): readonly HtmlTagObject[] => [
  themeColor('light'),
  themeColor('dark'),
  {
    tagName: 'script',
    innerHTML: [themeScript(themeFile), tabChoiceScript, codeStylingScript, earlyClickScript].join(
      '',
    ),
  },
  ...(workerSettings
    ? [
        {
          tagName: 'meta',
          attributes: { name: SETTINGS_META, content: writeSettings(workerSettings) },
        },
      ]
    : []),
];

/** Served like `static/`; listed in the site config's `staticDirectories`. */
export const STATIC_FOLDER = `${GENERATED_FILES_DIR_NAME}/head-static`;

/**
 * Docusaurus' page, without the scripts that the classic theme puts before the content: they set the color mode by
 * rules of their own.
 */
export const PAGE = `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((tags) => { %>
      <%~ tags %>
    <% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((file) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= file %>" />
    <% }); %>
    <% it.scripts.forEach((file) => { %>
      <script src="<%= it.baseUrl %><%= file %>" defer></script>
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags.replace(/<script>[^]*?<\\/script>/g, '') %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;

/** Puts the site's own tags into every page's HTML, and not into every page's script. */
export default function headPlugin({ siteDir, baseUrl }: LoadContext): Plugin {
  const file = `assets/js/theme.${hashOf([wholeThemeScript]).slice(0, 8)}.js`;
  return {
    name: 'head',
    async loadContent() {
      const target = path.join(siteDir, STATIC_FOLDER, file);
      await fs.mkdir(path.dirname(target), { recursive: true });
      await fs.writeFile(target, wholeThemeScript);
    },
    injectHtmlTags: () => ({ headTags: [...headTags(baseUrl + file)] }),
  };
}
