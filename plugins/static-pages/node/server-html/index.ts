import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Docusaurus' module that prints a page, which its server entry imports by a relative path. */
const RENDER_TO_HTML = /[\\/]@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]renderToHtml(?:\.js)?$/;

/** Prints pages without the zero bytes that React 18 adds to them. */
export default function serverHtmlPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'server-html',
    configureWebpack(_config, isServer, { currentBundler }) {
      const { NormalModuleReplacementPlugin } = currentBundler.instance;
      return isServer
        ? {
            plugins: [
              new NormalModuleReplacementPlugin(
                RENDER_TO_HTML,
                path.join(siteDir, 'plugins/static-pages/browser/shims/renderToHtml.server.ts'),
              ),
            ],
          }
        : {};
    },
  };
}
