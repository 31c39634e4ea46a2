import fs from 'node:fs/promises';
import path from 'node:path';
import { GENERATED_FILES_DIR_NAME } from '@docusaurus/utils';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { hashOf } from '@component-docs/kit/node/cache/cachedValue';
import { wholeThemeScript } from '@component-docs/preferences/shared/theme/themeScript';
import { headTags } from './headTags';

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
