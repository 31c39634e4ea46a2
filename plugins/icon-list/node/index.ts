import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { GENERATED_FILES_DIR_NAME } from '@docusaurus/utils';
import { ICON_STYLES } from '../shared/types';
import type { IconFamily, IconNames, IconSynonyms } from '../shared/types';
import { cachedValue, environmentHash, hashOf } from '@component-docs/kit/node/cache/cachedValue';
import { loadTogether } from '@component-docs/kit/node/errors/loadTogether';
import { groupStyles } from './groupStyles';
import { parseSynonyms, SYNONYMS_FILE } from './parseSynonyms';
import { printFiles } from './printFiles';
import { readDrawings } from './readDrawings';
import { renderDrawings } from './renderDrawings';

/** Served like `static/`; listed in the site config's `staticDirectories`. */
export const STATIC_FOLDER = `${GENERATED_FILES_DIR_NAME}/icons-static`;

/** Has a folder for each state of the drawings. */
const SITE_FOLDER = '/assets/icons';

function namesOf(families: readonly IconFamily[], folder: string): IconNames {
  const partial = families.filter(({ styles }) => styles.length < ICON_STYLES.length);
  return {
    names: families.map(({ name }) => name),
    partial: Object.fromEntries(partial.map(({ name, styles }) => [name, styles])),
    folder,
  };
}

/** Writes the drawings of the installed icons to the static folder, and returns their names. */
async function drawIcons(siteDir: string): Promise<IconNames> {
  const drawings = await readDrawings(siteDir);
  const families = groupStyles(drawings.map(([name]) => name));
  const files = printFiles(families, renderDrawings(drawings));
  const folder = `${SITE_FOLDER}/${hashOf([...files.values()]).slice(0, 8)}`;
  const output = path.join(siteDir, STATIC_FOLDER);
  await fs.rm(output, { recursive: true, force: true });
  await fs.mkdir(path.join(output, folder), { recursive: true });
  await Promise.all(
    [...files].map(([name, text]) => fs.writeFile(path.join(output, folder, name), text)),
  );
  return namesOf(families, folder);
}

/** Draws the icons again only if a package has changed. */
async function keptNames(siteDir: string): Promise<IconNames> {
  // Next to the files, so that it is gone if they are.
  const record = path.join(siteDir, GENERATED_FILES_DIR_NAME, 'icons.json');
  const key = await environmentHash(siteDir, [__dirname]);
  return cachedValue(record, key, () => drawIcons(siteDir));
}

interface Content {
  names: IconNames;
  synonyms: IconSynonyms;
}

/** Creates the data of the list of Material Icons: names, synonyms, and files with the drawings. */
export default function iconsPlugin({ siteDir }: LoadContext): Plugin<Content> {
  return {
    name: 'icons',
    getPathsToWatch: () => [path.join(siteDir, SYNONYMS_FILE)],
    loadContent: () =>
      loadTogether(async () => {
        const names = await keptNames(siteDir);
        const text = await fs.readFile(path.join(siteDir, SYNONYMS_FILE), 'utf8');
        return { names, synonyms: parseSynonyms(text, new Set(names.names)) };
      }),
    async contentLoaded({ content, actions }) {
      await actions.createData('names.json', JSON.stringify(content.names));
      await actions.createData('synonyms.json', JSON.stringify(content.synonyms));
    },
  };
}
