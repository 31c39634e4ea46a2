import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { redirectScript } from '../../../src/site/navigation/redirectScript';
import { failWith } from '../../lib/errors/failWith';
import { addScript } from './addScript';

/** The one file that every static host answers with at an address that has no page. */
const NOT_FOUND_PAGE = '404.html';

/**
 * Sends old addresses on, on hosts that only serve files: the page for what is missing looks first
 * whether the address is an old one. Real redirect pages would double the files of the site.
 */
export default function redirectsPlugin(_context: LoadContext): Plugin {
  return {
    name: 'redirects',
    async postBuild({ outDir }) {
      const file = path.join(outDir, NOT_FOUND_PAGE);
      const html = addScript(await fs.readFile(file, 'utf8'), redirectScript);
      if (html === null) {
        return failWith('Old addresses lead nowhere', [
          `${NOT_FOUND_PAGE}: no <head> to put the redirects into. See plugins/navigation/redirects/addScript.ts.`,
        ]);
      }
      await fs.writeFile(file, html);
    },
  };
}
