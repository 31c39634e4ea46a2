import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { shellTable } from '.';

/** The folder with the packages' own labels. */
const OWN = path.join(__dirname, '../../..');

/** Gives a site the packages' own labels, where it has none in `i18n/<language>/code.json`. */
export default function defaultLabelsPlugin({ i18n }: LoadContext): Plugin {
  return {
    name: 'default-labels',
    async getDefaultCodeTranslationMessages() {
      if (i18n.currentLocale === i18n.defaultLocale) {
        return {};
      }
      const table = await fs.readFile(path.join(OWN, shellTable(i18n.currentLocale)), 'utf8');
      const labels = JSON.parse(table) as Record<string, { message: string }>;
      return Object.fromEntries(Object.entries(labels).map(([id, { message }]) => [id, message]));
    },
  };
}
