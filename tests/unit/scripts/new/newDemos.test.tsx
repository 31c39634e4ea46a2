/** @jest-environment node */
import '../../../../content/navigation';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { typeCheck } from '@component-docs/demos/node/compiler/typeCheck';
import { checkPage } from '@component-docs/docs-checks/node/page-checks/checkPages';
import { blankFrontMatter, shownDemos } from '@component-docs/kit/node/mdx/pageTags';
import {
  readDocuments,
  readFrontMatter,
} from '@component-docs/page-tree/node/written-pages/readPages';
import { parsePage } from '@component-docs/translation-drift/node/splitSections';
import { launchChromium } from '../../../../scripts/lib/chromium';
import { axeViolations } from '../../../../scripts/lib/visit/axe';
import { writtenPage, readComponents, readHooks } from '../../../../scripts/new/knownPage';
import { planPage } from '../../../../scripts/new/planPage';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import type { ProductId } from '@component-docs/kit/shared/site/products';
import type { Product } from '@component-docs/kit/shared/site/types';

const root = path.join(__dirname, '../../../..');
/** In the repository, so that the demos find the packages and the compiler's options. */
const folder = path.join(root, '.cache/new-demos');

/** Rules about looks, which need the demo's theme, and about what a page has around and beside a demo. */
const OF_PAGES = [
  ...['color-contrast', 'link-in-text-block', 'target-size', 'region', 'heading-order'],
  ...['landmark-main-is-top-level', 'landmark-no-duplicate-main', 'landmark-unique'],
];

const products: readonly (Product & { id: ProductId })[] = PRODUCTS;

/** Pages as `npm run new` writes them, by file. */
const pages = new Map<string, string>();
let files: string[] = [];

async function writeDemo(file: string, text: string): Promise<void> {
  const target = path.join(folder, file);
  await fs.mkdir(path.dirname(target), { recursive: true });
  await fs.writeFile(target, text);
  files.push(target);
}

beforeAll(async () => {
  await fs.rm(folder, { recursive: true, force: true });
  const documents = await readDocuments(root);
  for (const product of products) {
    const exports = {
      components: await readComponents(root, product),
      hooks: readHooks(root, product),
    };
    for (const { file, path: address } of documents) {
      if (!file.startsWith(`docs/${product.id}/`)) {
        continue;
      }
      const frontMatter = await readFrontMatter(root, file);
      const title = String(frontMatter.sidebar_label ?? frontMatter.title);
      const place = {
        product,
        file,
        path: address,
        slug: '',
        folder: path.posix.dirname(file).slice('docs/'.length),
      };
      const known = writtenPage(title, frontMatter, exports);
      const [page, ...demos] = planPage(place, known, exports);
      pages.set(file, page?.text ?? '');
      for (const demo of demos) {
        await writeDemo(demo.file, demo.text);
      }
    }
  }
  files = files.filter((file) => file.endsWith('.tsx'));
});

afterAll(() => fs.rm(folder, { recursive: true, force: true }));

test('a new page has valid front matter and syntax, and shows its demo', async () => {
  const problems: string[] = [];
  for (const [file, text] of pages) {
    problems.push(...(await checkPage(file, text)));
    await parsePage(file, blankFrontMatter(text));
    const shown = shownDemos(text).map(({ name }) =>
      path.join(folder, path.dirname(file), 'demos', name),
    );
    problems.push(...shown.filter((start) => !files.some((demo) => demo.startsWith(start))));
  }
  expect(problems).toEqual([]);
});

test('a new demo of every page about a component compiles', () => {
  expect(files.length).toBeGreaterThan(120);
  expect([...typeCheck(root, files).values()].flat()).toEqual([]);
});

test('and renders on the server, with names for all that readers operate', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  const problems: string[] = [];
  const sections: string[] = [];
  // Jest can't load style sheets; the elements of `css.tsx` are those of the other versions.
  for (const [index, file] of files.filter((name) => !name.endsWith('css.tsx')).entries()) {
    const { default: Demo } = (await import(file)) as { default: ComponentType };
    const name = path.relative(folder, file);
    try {
      // Ids of several demos in one page.
      const html = renderToString(<Demo />, { identifierPrefix: `demo-${index}-` });
      sections.push(
        `<section id="${name.replace(/\W+/g, '-')}" aria-label="${name}">${html}</section>`,
      );
    } catch (error) {
      problems.push(`${name}: ${String(error)}`);
    }
  }
  const warnings = log.mock.calls.map((call) => call.map(String).join(' ').slice(0, 300));
  expect([...problems, ...new Set(warnings)]).toEqual([]);
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    await page.setContent(
      `<!doctype html><html lang="en"><title>Demos</title><main><h1>Demos</h1>${sections.join('')}</main></html>`,
    );
    expect(await axeViolations(page, { without: OF_PAGES })).toEqual([]);
  } finally {
    await browser.close();
  }
});
