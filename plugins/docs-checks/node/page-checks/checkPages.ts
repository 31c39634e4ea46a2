import fs from 'node:fs/promises';
import path from 'node:path';
import { Globby, posixPath } from '@docusaurus/utils';
import { failWith } from '../../../kit/node/errors/failWith';
import { checkPage } from './checkPage';

/** Partials, which Docusaurus doesn't make pages of. */
const PARTIALS = ['!**/_*', '!**/_*/**'];

/**
 * Throws, with every problem in one message, when the front matter of a product's pages breaks a
 * rule, in any language. Docusaurus' own errors have no file and a stack around them, so this check
 * runs before Docusaurus reads the pages.
 */
export async function checkPages(siteDir: string, product: string): Promise<void> {
  const pages = [
    `docs/${product}/**/*.mdx`,
    `i18n/*/docusaurus-plugin-content-docs-${product}/current/**/*.mdx`,
  ];
  const files = await Globby([...pages, ...PARTIALS], { cwd: siteDir });
  const problems = files.sort().map(async (file) => {
    const content = await fs.readFile(path.join(siteDir, file), 'utf8');
    return checkPage(posixPath(file), content);
  });
  failWith('The front matter of pages is not valid', (await Promise.all(problems)).flat());
}
