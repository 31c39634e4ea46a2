import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import { LANGUAGE_FACTS } from '@component-docs/kit/shared/site/languages';
import { pageTextsIn } from '@component-docs/labels/node/texts';
import { LANGUAGES, languagePrefix } from '@component-docs/labels/shared/languages';
import { readPageNames } from '@component-docs/search/node/pageNames';
import { parseSynonyms, SYNONYMS_FILE, wordsFor } from '@component-docs/search/node/content';
import { loadTrees } from '@component-docs/page-tree/node/trees';
import { fillIn } from '@component-docs/kit/node/mdx/placeholders';
import { linkPrefix } from '@component-docs/kit/node/siteUrl';
import { agentsText, fullText, indexText, missingText, rootText } from './lists';
import { readProduct } from './readProduct';
import type { ProductPages, ProductSources } from './readProduct';
import type { Options } from './renderDoc';
import { apisOf, docsOf } from './sources';
import type { DocSource } from './sources';
import { wordsIn } from './arrange';

const INDEX_FILE = 'llms.txt';
const MISSING_FILE = '404.md';

/**
 * Writes a `.md` file next to every page of the products, and lists of them: `llms.txt` names the products,
 * the `llms.txt` of each product names its pages, and `llms-full.txt` has the text of all (llmstxt.org). A
 * `404.md` in each folder names its pages, for hosts that answer programs with Markdown. All come from the
 * same sources as the pages.
 */
export default function markdownOutputPlugin(context: LoadContext, options: Options): Plugin {
  const { siteDir, siteConfig, baseUrl, i18n, generatedFilesDir } = context;
  const texts = pageTextsIn(i18n.currentLocale);
  const siteUrl = linkPrefix(siteConfig.url);
  const isEnglish = i18n.currentLocale === LANGUAGES[0];
  const docs = new Map<string, readonly DocSource[]>();

  /** Reads the words that readers use for pages, in the language of the pages. */
  async function readWords(): Promise<ProductSources['wordsOf']> {
    const synonyms = parseSynonyms(await fs.readFile(path.join(siteDir, SYNONYMS_FILE), 'utf8'));
    const names = await readPageNames(siteDir, i18n, loadTrees());
    return (page) =>
      wordsIn(i18n.currentLocale, wordsFor({ ...page, titles: names.ofPath(page.path) }, synonyms));
  }

  /** Returns the text of each file of a product, by its name. */
  function filesOf({ product, ...listed }: ProductPages): [string, string][] {
    const { pages, indexUrl } = listed;
    const folders = new Set(pages.map((page) => path.posix.dirname(page.path)));
    return [
      ...pages.map((page): [string, string] => [`${page.path}.md`, page.markdown]),
      // Code is the same in all languages.
      ...(isEnglish ? pages : []).flatMap(({ demoPages }) =>
        demoPages.map(({ url, markdown }): [string, string] => [url, markdown]),
      ),
      ...[...folders].map((folder): [string, string] => {
        const near = pages.filter((page) => path.posix.dirname(page.path) === folder);
        return [`${folder}/${MISSING_FILE}`, missingText(near, indexUrl, texts)];
      }),
      [`${product.basePath}/${INDEX_FILE}`, indexText(listed, texts)],
      [
        `${product.basePath}/agents.txt`,
        agentsText(listed, { address: siteUrl + path.posix.dirname(indexUrl), texts }),
      ],
      [
        `${product.basePath}/llms-full.txt`,
        fullText(pages.flatMap((page) => [page, ...page.demoPages])),
      ],
    ];
  }

  return {
    name: 'markdown-output',

    allContentLoaded({ allContent }) {
      PRODUCTS.forEach(({ id }) => docs.set(id, docsOf(allContent, id)));
    },

    async postBuild({ outDir, routes }) {
      const sources = await Promise.all(
        PRODUCTS.map(async (product) => ({
          product,
          docs: docs.get(product.id) ?? [],
          apis: await apisOf(routes, `${baseUrl}${product.basePath}/`, generatedFilesDir),
        })),
      );
      const all = sources.flatMap(({ docs: written, apis }) => [...written, ...apis]);
      const permalinks = new Set(all.map(({ permalink }) => permalink));
      const wordsOf = await readWords();
      const products = await Promise.all(
        sources.map(({ product, ...own }) =>
          readProduct(product, { ...own, permalinks, wordsOf }, { context, options }),
        ),
      );
      const languages = LANGUAGES.filter((language) => language !== i18n.currentLocale).map(
        (language) => ({
          title: LANGUAGE_FACTS[language].label,
          url: `${languagePrefix(language)}/${INDEX_FILE}`,
        }),
      );
      const indexes = products.map(({ name, indexUrl }) => ({ title: name, url: indexUrl }));
      const files: [string, string][] = [
        ...products.flatMap(filesOf),
        [INDEX_FILE, rootText(siteConfig, products, { texts, languages })],
        [MISSING_FILE, missingText(indexes, baseUrl + INDEX_FILE, texts)],
      ];
      const sizes = new Map(
        files.map(([file, text]) => [path.posix.join(baseUrl, file), Buffer.byteLength(text)]),
      );
      const facts = { siteUrl, bytesOf: (file: string) => sizes.get(`/${file}`) };
      await Promise.all(
        files.map(async ([file, text]) => {
          const target = path.join(outDir, file);
          await fs.mkdir(path.dirname(target), { recursive: true });
          await fs.writeFile(target, fillIn(text, facts));
        }),
      );
    },
  };
}
