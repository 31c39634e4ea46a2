/** @jest-environment node */
import '../../../../content/navigation';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { typeCheck } from '@component-docs/demos/node/compiler/typeCheck';
import { demoFiles, mainComponent } from '../../../../scripts/new/demo/demoFiles';
import { writtenPage } from '../../../../scripts/new/knownPage';
import {
  readDocuments,
  readFrontMatter,
} from '@component-docs/page-tree/node/written-pages/readPages';
import { launchChromium } from '../../../../scripts/lib/chromium';
import { axeViolations } from '../../../../scripts/lib/visit/axe';
import { readComponents, readHooks } from '../../../../scripts/new/readKnown';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import type { Product } from '@component-docs/kit/shared/site/types';

const root = path.join(__dirname, '../../../..');
/** In the repository, so that the demos find the packages and the compiler's options. */
const folder = path.join(root, '.cache/new-demos');

/** Rules about looks, which need the demo's theme, and about what a page has around its demos. */
const OF_PAGES = ['color-contrast', 'link-in-text-block', 'target-size', 'region', 'heading-order'];

const products: readonly Product[] = PRODUCTS;

let files: string[] = [];

beforeAll(async () => {
  await fs.rm(folder, { recursive: true, force: true });
  const documents = await readDocuments(root);
  for (const product of products) {
    const exports = {
      components: await readComponents(root, product),
      hooks: readHooks(root, product),
    };
    for (const page of documents.filter(({ file }) => file.startsWith(`docs/${product.id}/`))) {
      const frontMatter = await readFrontMatter(root, page.file);
      const title = String(frontMatter.sidebar_label ?? frontMatter.title);
      const known = writtenPage(title, frontMatter, exports);
      const component = mainComponent(known.title, known.components);
      const place = { folder: path.posix.dirname(page.file).slice('docs/'.length), product };
      const demo = component
        ? demoFiles(place, `Basic${component.name}`, component, exports.components)
        : [];
      for (const { file, text } of demo) {
        const target = path.join(folder, file);
        await fs.mkdir(path.dirname(target), { recursive: true });
        await fs.writeFile(target, text);
        files.push(target);
      }
    }
  }
  files = files.filter((file) => file.endsWith('.tsx'));
});

afterAll(() => fs.rm(folder, { recursive: true, force: true }));

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
