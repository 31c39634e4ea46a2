import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { redirectScript } from '../../../src/site/navigation/redirectScript';
import { failWith } from '../../lib/errors/failWith';
import { addScript } from './addScript';

/** The file that every static host serves for a URL without a page. */
const NOT_FOUND_PAGE = '404.html';

/**
 * Redirects old URLs on hosts that only serve files: the 404 page first checks whether the URL is
 * an old one. Separate redirect pages would double the number of files of the site.
 */
export default function redirectsPlugin(_context: LoadContext): Plugin {
  return {
    name: 'redirects',
    async postBuild({ outDir }) {
      const file = path.join(outDir, NOT_FOUND_PAGE);
      const html = addScript(await fs.readFile(file, 'utf8'), redirectScript);
      if (html === null) {
        return failWith('Redirects of old URLs cannot be added', [
          `${NOT_FOUND_PAGE}: there is no <head> to insert the redirects into. See plugins/navigation/redirects/addScript.ts.`,
        ]);
      }
      await fs.writeFile(file, html);
    },
  };
}
