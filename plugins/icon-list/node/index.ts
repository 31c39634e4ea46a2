import fs from 'node:fs/promises';
import path from 'node:path';
import vm from 'node:vm';
import { createElement, Fragment } from 'react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { jsx, jsxs } from 'react/jsx-runtime';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { GENERATED_FILES_DIR_NAME } from '@docusaurus/utils';
import { cachedValue, environmentHash, hashOf } from '@component-docs/kit/node/cache/cachedValue';
import { loadTogether } from '@component-docs/kit/node/errors/loadTogether';
import { ICON_STYLES, STYLE_SUFFIXES } from '../shared/types';
import type { IconFamily, IconNames, IconSynonyms, DrawingsFile, IconStyle } from '../shared/types';
import { FAMILIES_PER_FILE, fileOf, componentName } from '../shared/names';
import { parseSynonyms, SYNONYMS_FILE } from './parseSynonyms';
import { readDrawings } from './readDrawings';
import type { IconDrawing } from './readDrawings';

/** The name of a component without its style, and the style. A name without a suffix is filled. */
function splitName(component: string): readonly [family: string, style: IconStyle] {
  const style = ICON_STYLES.find(
    (each) =>
      each !== 'filled' &&
      component.endsWith(STYLE_SUFFIXES[each]) &&
      component !== STYLE_SUFFIXES[each],
  );
  return style === undefined
    ? [component, 'filled']
    : [component.slice(0, -STYLE_SUFFIXES[style].length), style];
}

/** Groups the names of components by family. The result is sorted by name, and its styles by `ICON_STYLES`. */
export function groupStyles(components: readonly string[]): IconFamily[] {
  const families = new Map<string, IconStyle[]>();
  components.map(splitName).forEach(([family, style]) => {
    families.set(family, [...(families.get(family) ?? []), style]);
  });
  return [...families]
    .map(([name, found]) => ({
      name,
      styles: ICON_STYLES.filter((style) => found.includes(style)),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Returns the files, by name, with the drawings: the markup of each component. */
export function printFiles(
  families: readonly IconFamily[],
  drawings: ReadonlyMap<string, string>,
): Map<string, string> {
  const starts = families.map((_, index) => index).filter((i) => i % FAMILIES_PER_FILE === 0);
  return new Map(
    ICON_STYLES.flatMap((style) =>
      starts.map((start) => {
        const found: DrawingsFile = families
          .slice(start, start + FAMILIES_PER_FILE)
          .map(({ name, styles }) =>
            styles.includes(style) ? (drawings.get(componentName(name, style)) ?? null) : null,
          );
        return [fileOf(start, style).file, JSON.stringify(found)] as const;
      }),
    ),
  );
}

type Draw = Readonly<Record<string, () => ReactNode>>;

/** Shortens elements without content, as SVG allows. */
const shorten = (markup: string) => markup.replace(/<(\w+)([^<>]*)><\/\1>/g, '<$1$2/>');

/** Returns the drawings of icons as markup for the content of an `<svg>` element, by name. */
export function renderDrawings(drawings: readonly IconDrawing[]): Map<string, string> {
  const entries = drawings.map(([name, code]) => `${name}:()=>${code}`);
  const context = { _jsx: jsx, _jsxs: jsxs, _Fragment: Fragment };
  const draw = vm.runInNewContext(`({${entries.join(',')}})`, context) as Draw;
  return new Map(
    drawings.map(([name]) => {
      const markup = renderToStaticMarkup(createElement(Fragment, null, draw[name]?.()));
      return [name, shorten(markup).replaceAll('xlink:href', 'href')];
    }),
  );
}

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
