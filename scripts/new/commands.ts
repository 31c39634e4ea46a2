import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { readWrittenPages } from '@component-docs/api-reference/node/links/libraryLinks';
import { collectDemos } from '@component-docs/demos/node/collectDemos';
import { treeFile, treeOfProduct } from '@component-docs/page-tree/node/trees/treeFile';
import { getProductInfoFromUrl } from '@component-docs/page-tree/shared/getProductInfo';
import { LANGUAGES } from '@component-docs/labels/shared/languages';
import { PRESETS } from '@component-docs/playgrounds/node/readSources';
import { checkControls, PLAYGROUND_ANCHOR, withPlayground } from './playgroundSection';
import { checkDemoName, demoFiles, mainComponent, showDemo } from './demo/demoFiles';
import { didYouMean } from '../lib/nearest';
import { removePage, renamePage } from './move/commands';
import { newPageOf, writtenPage, pagesInTrees, readComponents, readHooks } from './knownPage';
import type { Exports, KnownPage } from './knownPage';
import { parseAddress } from './parseAddress';
import type { PageAddress } from './parseAddress';
import { planPage } from './planPage';
import { textsIn } from '@component-docs/kit/node/readText';
import { readFrontMatter } from '@component-docs/page-tree/node/written-pages/readPages';
import { translationText } from './translationText';
import { writeNewFiles } from './writeFiles';

/** Returns the title of a page in its page tree. Throws when no tree has the page. */
function titleInTree({ product, path: page, slug }: PageAddress): string {
  const pages = pagesInTrees(product);
  const title = pages.get(page);
  if (title === undefined) {
    const slugs = [...pages.keys()].map((known) => known.slice(product.basePath.length + 2));
    const tree = treeFile(treeOfProduct(getProductInfoFromUrl(`${page}/`)));
    throw new Error(
      `No page tree contains ${page}.${didYouMean(slug, slugs)} For a new page, add an item to ${tree} or the file of its group first.`,
    );
  }
  return title;
}

async function readExports(siteDir: string, { product }: PageAddress): Promise<Exports> {
  return {
    components: await readComponents(siteDir, product),
    hooks: readHooks(siteDir, product),
  };
}

/** Reads the components and hooks that an existing page documents. */
async function readKnownPage(
  siteDir: string,
  address: PageAddress,
  exports: Exports,
): Promise<KnownPage> {
  return writtenPage(titleInTree(address), await readFrontMatter(siteDir, address.file), exports);
}

/** Reads an English page. Throws when it doesn't exist. */
async function readPage(siteDir: string, { file, folder, path: page }: PageAddress) {
  try {
    return await fs.readFile(path.join(siteDir, file), 'utf8');
  } catch {
    throw new Error(`${page} has no page ${file}. Create it first: npm run new -- page ${folder}`);
  }
}

/** Returns the path of a page's translation from the site's root. */
function translationFile({ file, product: { id } }: PageAddress, locale: string): string {
  return file.replace(
    `docs/${id}/`,
    `i18n/${locale}/docusaurus-plugin-content-docs-${id}/current/`,
  );
}

/** Creates a page with its first demo. */
async function newPage(siteDir: string, [text = '']: readonly string[]): Promise<void> {
  const address = parseAddress(text);
  const title = titleInTree(address);
  const written = await readWrittenPages(siteDir);
  if (written.has(address.path)) {
    throw new Error(`${address.path} already exists, in ${address.file} or generated.`);
  }
  const exports = await readExports(siteDir, address);
  await writeNewFiles(siteDir, planPage(address, newPageOf(title, exports), exports));
}

/** Creates a demo, and shows it on its page. */
async function newDemo(siteDir: string, [text = '', name = '']: readonly string[]): Promise<void> {
  const address = parseAddress(text);
  checkDemoName(name);
  const page = await readPage(siteDir, address);
  const demos = await collectDemos(path.join(siteDir, 'docs'));
  if (demos.some((demo) => demo.page === address.folder && demo.name === name)) {
    throw new Error(`${address.path} already has a demo ${name}. Choose another name.`);
  }
  const exports = await readExports(siteDir, address);
  const known = await readKnownPage(siteDir, address, exports);
  const component = mainComponent(known.title, known.components);
  if (!component) {
    throw new Error(
      `It isn't known which component ${address.path} documents. Write docs/${address.folder}/demos/${name}.tsx yourself.`,
    );
  }
  await writeNewFiles(siteDir, demoFiles(address, name, component, exports.components));
  await fs.writeFile(path.join(siteDir, address.file), showDemo(page, name));
  console.log(`${address.file} shows the demo.`);
}

/** Adds the section with a component's playground to a page, and to its translations. */
async function newPlayground(
  siteDir: string,
  [text = '', component]: readonly string[],
): Promise<void> {
  const address = parseAddress(text);
  const page = await readPage(siteDir, address);
  const exports = await readExports(siteDir, address);
  const known = await readKnownPage(siteDir, address, exports);
  const shown = component ?? mainComponent(known.title, known.components)?.name;
  const found = exports.components.find(({ name }) => name === shown);
  if (!found) {
    throw new Error(
      `${shown ?? 'The component'} isn't known. Pass a component of the page: npm run new -- playground ${address.folder} Button`,
    );
  }
  const { name } = found;
  const preset = `${PRESETS}/${address.product.id}/${name}.tsx`;
  const hasPreset = existsSync(path.join(siteDir, preset));
  const note = hasPreset ? undefined : checkControls(found, preset, address.folder);
  await fs.writeFile(path.join(siteDir, address.file), withPlayground(page, name));
  console.log(`${address.file} shows the playground of ${name}.${note ? ` ${note}` : ''}`);
  for (const locale of LANGUAGES.slice(1)) {
    const file = translationFile(address, locale);
    const place = path.join(siteDir, file);
    const translation = await fs.readFile(place, 'utf8').catch(() => undefined);
    if (translation !== undefined) {
      await fs.writeFile(place, withPlayground(translation, name, locale));
      console.log(
        `So does its translation. Record it: npm run translate -- accept ${file} ${PLAYGROUND_ANCHOR}`,
      );
    }
  }
}

/** Creates the translation of a page into a language. */
async function newTranslation(
  siteDir: string,
  [text = '', locale = 'zh']: readonly string[],
): Promise<void> {
  const address = parseAddress(text);
  const languages: readonly string[] = LANGUAGES.slice(1);
  if (!languages.includes(locale)) {
    throw new Error(`"${locale}" isn't a language of the site. Use ${languages.join(' or ')}.`);
  }
  const english = await readPage(siteDir, address);
  const tree = await textsIn(siteDir)(`i18n/${locale}/page-tree.json`);
  const { titles = {} } = JSON.parse(tree ?? '{}') as { titles?: Record<string, string> };
  const file = translationFile(address, locale);
  const translation = await translationText(address.file, english, titles[address.path]);
  await writeNewFiles(siteDir, [{ file, text: translation }]);
  console.log(`After translating it: npm run translate -- accept ${file}`);
}

/** The commands, and how each is called. */
export const COMMANDS: Readonly<
  Record<
    string,
    {
      usage: string;
      run: (siteDir: string, args: readonly string[], redirect?: string) => Promise<void>;
    }
  >
> = {
  page: { usage: 'page material-ui/react-slider', run: newPage },
  playground: { usage: 'playground material-ui/react-slider [Slider]', run: newPlayground },
  demo: { usage: 'demo material-ui/react-slider ColorSlider', run: newDemo },
  translation: { usage: 'translation material-ui/react-slider [zh]', run: newTranslation },
  rename: { usage: 'rename material-ui/react-slider material-ui/react-range', run: renamePage },
  remove: {
    usage: 'remove material-ui/react-slider [--redirect material-ui/react-rating]',
    run: removePage,
  },
};
