import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { TranslationTable, Translations } from '../shared/types';
import { shellTable } from '.';
import { readJson, tableFile } from './tables';

/** The folder with the packages' own labels. */
const OWN = path.join(__dirname, '../../..');

/**
 * Gives a site the packages' own labels, where it has none in `i18n/<language>/code.json`, and its bundles the labels
 * of tools in the language that is built.
 */
export default function defaultLabelsPlugin({ i18n }: LoadContext): Plugin<Translations> {
  const languages = [...new Set([i18n.defaultLocale, i18n.currentLocale])];
  const file = (language: string) => tableFile(language, 'labels');
  return {
    name: 'default-labels',
    getPathsToWatch: () => languages.map((language) => path.join(OWN, file(language))),
    async loadContent() {
      const tables = languages.map(
        async (language) =>
          [language, (await readJson(OWN, file(language))) as TranslationTable] as const,
      );
      return Object.fromEntries(await Promise.all(tables));
    },
    async contentLoaded({ content, actions }) {
      await actions.createData('labels.json', JSON.stringify(content));
    },
    async getDefaultCodeTranslationMessages() {
      if (i18n.currentLocale === i18n.defaultLocale) {
        return {};
      }
      const labels = (await readJson(OWN, shellTable(i18n.currentLocale))) as Record<
        string,
        { message: string }
      >;
      return Object.fromEntries(Object.entries(labels).map(([id, { message }]) => [id, message]));
    },
  };
}
