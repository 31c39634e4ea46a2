import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin, RouteConfig } from '@docusaurus/types';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import type { Product } from '@component-docs/kit/shared/site/types';
import { linkPrefix } from '@component-docs/kit/node/siteUrl';
import { installedVersion } from '@component-docs/kit/node/packages/installedVersion';
import { describeSource } from './describeSource';
import { renderDoc } from './renderDoc';
import type { Options } from './renderDoc';
import { apisOf, docsOf } from './sources';
import type { DocSource } from './sources';

/** A page in the list for language models. */
interface ListedPage {
  title: string;
  description: string;
  /** URL of its Markdown, relative to the site's root if the origin isn't known. */
  url: string;
}

interface ListedProduct {
  name: string;
  version: string;
  /** URL of the file with all of the product's pages. */
  fullUrl: string;
  pages: readonly ListedPage[];
}

/**
 * Returns the list of a site's pages in the format of llmstxt.org: a title, a summary, and a
 * section of links for each product, starting with its full text.
 */
export function llmsText(
  site: { title: string; tagline: string },
  products: readonly ListedProduct[],
): string {
  const sections = products.map(({ name, version, fullUrl, pages }) =>
    [
      `## ${name} ${version}`,
      '',
      `- [${name}, all pages in one file](${fullUrl})`,
      ...pages.map(({ title, description, url }) => `- [${title}](${url}): ${description}`),
      '',
    ].join('\n'),
  );
  return [`# ${site.title}`, '', `> ${site.tagline}`, '', ...sections].join('\n');
}

/** Returns all pages of a product as one text, with each page's URL on a line before it. */
export function fullText(pages: readonly { url: string; markdown: string }[]): string {
  return pages.map(({ url, markdown }) => `<!-- ${url} -->\n\n${markdown.trim()}\n`).join('\n');
}

interface MarkdownPage extends ListedPage {
  /** File relative to the built locale's folder. */
  file: string;
  markdown: string;
}

const FULL_TEXT_FILE = 'llms-full.txt';

async function write(outDir: string, file: string, text: string): Promise<void> {
  const target = path.join(outDir, file);
  await fs.mkdir(path.dirname(target), { recursive: true });
  await fs.writeFile(target, text);
}

/**
 * Writes a `.md` file next to every page of the products, an `llms-full.txt` for each product with
 * the text of all its pages, and an `llms.txt` that lists them (llmstxt.org). They come from the
 * same sources as the pages and are meant for programs.
 */
export default function markdownOutputPlugin(
  context: LoadContext,
  { remarkPlugins, elements }: Options,
): Plugin {
  const { siteDir, siteConfig, baseUrl, i18n, codeTranslations, generatedFilesDir } = context;
  const siteUrl = linkPrefix(siteConfig.url);
  const docs = new Map<string, readonly DocSource[]>();

  function listed(permalink: string) {
    return {
      file: `${permalink.slice(baseUrl.length)}.md`,
      url: `${siteUrl}${permalink}.md`,
    };
  }

  async function pagesOf(
    product: Product,
    routes: readonly RouteConfig[],
  ): Promise<MarkdownPage[]> {
    const { id, basePath } = product;
    const written = (docs.get(id) ?? []).map(async ({ permalink, title, description, file }) => ({
      ...listed(permalink),
      title,
      description,
      markdown: await renderDoc(file, { siteDir, siteUrl, i18n, product, remarkPlugins, elements }),
    }));
    const apis = await apisOf(routes, `${baseUrl}${basePath}/`, generatedFilesDir);
    return [
      ...(await Promise.all(written)),
      ...apis.map((source) => ({
        ...listed(source.permalink),
        ...describeSource(source, { siteUrl, labels: codeTranslations }),
      })),
    ];
  }

  return {
    name: 'markdown-output',

    allContentLoaded({ allContent }) {
      PRODUCTS.forEach(({ id }) => docs.set(id, docsOf(allContent, id)));
    },

    async postBuild({ outDir, routes }) {
      const products = await Promise.all(
        PRODUCTS.map(async (product) => ({ product, pages: await pagesOf(product, routes) })),
      );
      for (const { product, pages } of products) {
        await Promise.all(pages.map(({ file, markdown }) => write(outDir, file, markdown)));
        await write(outDir, `${product.basePath}/${FULL_TEXT_FILE}`, fullText(pages));
      }
      const list = products.map(({ product, pages }) => ({
        name: product.name,
        version: installedVersion(siteDir, product.packageName),
        fullUrl: `${siteUrl}${baseUrl}${product.basePath}/${FULL_TEXT_FILE}`,
        pages,
      }));
      await write(outDir, 'llms.txt', llmsText(siteConfig, list));
    },
  };
}
