import fs from 'node:fs/promises';
import path from 'node:path';
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { VFile } from 'vfile';
import type { Language } from '@component-docs/labels/shared/languages';
import { pageTextsIn } from '@component-docs/labels/node/texts';
import { inlineCode } from '@component-docs/kit/node/inlineCode';
import { textIn } from '@component-docs/kit/node/translatedText';
import type { Product } from '@component-docs/kit/shared/site/types';
import { readPackage } from '..';
import { parseLanguage } from '@component-docs/labels/shared/siteConfig';
import { addDependencies } from '@component-docs/kit/node/mdx/dependencies';
import { deprecatedItems } from './deprecatedItems';
import type { DeprecatedItem, Exceptions, Replacement } from './deprecatedItems';
import { packageFolder } from '@component-docs/kit/node/packages/folders';
import { LIBRARY } from '@component-docs/kit/shared/site/library';

/** Returns the names of the library's codemods for deprecated APIs, if there are any. */
export async function readCodemods(siteDir: string): Promise<ReadonlySet<string>> {
  const { codemods } = LIBRARY;
  return new Set(
    codemods === undefined
      ? []
      : await fs.readdir(path.join(packageFolder(siteDir, codemods.packageName), codemods.folder)),
  );
}

function insteadOf({ instead }: Replacement, language: Language): string {
  return typeof instead === 'string' ? instead : textIn(instead, language);
}

function table({ members }: DeprecatedItem, language: Language): string[] {
  const texts = pageTextsIn(language);
  const rows = members.map(({ name, replacement }) => [
    inlineCode(name),
    insteadOf(replacement, language),
    replacement.codemod
      ? inlineCode(`deprecations/${replacement.codemod}`)
      : texts('deprecations.none'),
  ]);
  const titles = ['deprecated', 'instead', 'codemod'] as const;
  const lines = [
    titles.map((title) => texts(`deprecations.${title}`)),
    titles.map(() => ':--'),
    ...rows,
  ];
  return rows.length > 0 ? [lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')] : [];
}

/**
 * Returns deprecated items as Markdown: a section for each component. The heading of a section is only the
 * component's name, so that its anchor is the same in all languages.
 *
 * @param depth heading level of the components, from 1
 */
export function deprecationsMarkdown(
  items: readonly DeprecatedItem[],
  language: Language,
  depth: number,
): string {
  const texts = pageTextsIn(language);
  return items
    .flatMap((item) => {
      const { name, path, component } = item;
      const instead = component && insteadOf(component, language);
      return [
        `${'#'.repeat(depth)} ${name}`,
        ...(instead === undefined ? [] : [texts('deprecations.component', { name, instead })]),
        ...table(item, language),
        texts('deprecations.api', { name, path }),
      ];
    })
    .join('\n\n');
}

const TAG = 'Deprecations';

/** Returns the heading level below the section that contains an element of a page. */
export function depthBelow(tree: Root, index: number): number {
  const heading = tree.children.slice(0, index).findLast((node) => node.type === 'heading');
  return (heading?.depth ?? 1) + 1;
}

/**
 * Remark plugin: replaces `<Deprecations />` with what is deprecated in the product's package. Runs
 * before Docusaurus' own plugins, so that the headings are in the table of contents.
 */
export function remarkDeprecations({ siteDir, product }: { siteDir: string; product: Product }) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const index = tree.children.findIndex(
      (node) => node.type === 'mdxJsxFlowElement' && node.name === TAG,
    );
    if (index < 0) {
      return;
    }
    const source = path.join(siteDir, 'content/deprecations.json');
    addDependencies(file, { files: [source] });
    const exceptions = JSON.parse(await fs.readFile(source, 'utf8')) as Exceptions;
    const { components } = await readPackage(siteDir, product.packageName);
    const language = parseLanguage(/\/i18n\/([^/]+)\//.exec(file.path)?.[1] ?? 'en');
    const text = deprecationsMarkdown(
      deprecatedItems(components, exceptions, await readCodemods(siteDir)),
      language,
      depthBelow(tree, index),
    );
    const { children } = unified().use(remarkParse).use(remarkGfm).parse(text);
    tree.children.splice(index, 1, ...children);
  };
}
