import fs from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import {
  keptReleases,
  namedVersions,
} from '@component-docs/docs-checks/node/page-checks/checkPages';
import { findStatements } from '@component-docs/docs-checks/node/statements/findStatements';
import type { ChangedName } from '@component-docs/docs-checks/node/statements/findStatements';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import type { Task } from './report';
import type { ApiChange, ItemChanges } from '@component-docs/api-history/node/readRecord';

/** The meaning of a change for a page that names the member; absent if the page's statements stay true. */
function meaningOf({ kind, before, after }: ApiChange): string | undefined {
  switch (kind) {
    case 'removed':
      return 'was removed or renamed';
    case 'deprecated':
      return 'is deprecated';
    case 'default':
      return `has the default ${after ?? 'none'} instead of ${before ?? 'none'}`;
    default:
      return undefined;
  }
}

const IS_ITEM = new Set(['component', 'hook', 'interface']);

/** Returns the names that pages should no longer use, or about which pages may have wrong statements. */
export function changedNames(items: readonly ItemChanges[]): ChangedName[] {
  return items.flatMap(({ name: item, changes }) =>
    changes.flatMap((change) => {
      const meaning = meaningOf(change);
      const member = IS_ITEM.has(change.subject) ? {} : { member: change.name };
      return meaning === undefined ? [] : [{ item, ...member, change: meaning }];
    }),
  );
}

const LOST = /: (\w+) of \S+ no longer has the anchor #[\w-]+-(?:prop|classes)-([\w-]+),/;

/** Returns whether a message is about an anchor of something that a release removed. */
export function isRemovedAnchor(message: string, items: readonly ItemChanges[]): boolean {
  const [, component, name] = LOST.exec(message) ?? [];
  return items.some(
    (item) =>
      item.name === component &&
      item.changes.some((change) => change.kind === 'removed' && change.name.endsWith(name ?? '')),
  );
}

const PAGES = ['docs/**/*.mdx', 'i18n/*/docusaurus-plugin-content-docs-*/current/**/*.mdx'];

/** A written page. */
interface Page {
  file: string;
  content: string;
}

/** Reads the written pages of all languages. */
export async function readPages(root: string): Promise<Page[]> {
  const files = (await Globby(PAGES, { cwd: root })).sort();
  return Promise.all(
    files.map(async (file) => ({
      file,
      content: await fs.readFile(path.join(root, file), 'utf8'),
    })),
  );
}

/** Returns whether a page is about a package: it is one of a product that documents the package, or it names the package. */
function isAbout({ file, content }: Page, packageName: string): boolean {
  const ofProduct = PRODUCTS.some(
    ({ id, apiPackages }) =>
      apiPackages.includes(packageName) &&
      new RegExp(`^docs/${id}/|/docusaurus-plugin-content-docs-${id}/`).test(file),
  );
  return ofProduct || content.includes(packageName);
}

/** Returns the lines of pages that use names which releases of a package changed. */
export function statementTasks(
  pages: readonly Page[],
  packageName: string,
  changes: readonly ChangedName[],
): Task[] {
  const about = pages.filter((page) => isAbout(page, packageName));
  return about.flatMap(({ file, content }) =>
    findStatements(file, content, changes).map(({ line, reason }) => ({
      place: `${file}:${line}`,
      text: `Check what the line says: ${reason}.`,
    })),
  );
}

/** Returns the lines of pages with statements about a release that is no longer the installed one. */
export function agedTasks(pages: readonly Page[], versions: readonly string[]): Task[] {
  return pages.flatMap(({ file, content }) => {
    const aged = keptReleases(content).filter((version) => versions.includes(version));
    const named = namedVersions(content).filter(({ version }) => aged.includes(version));
    return [...new Set(named.map(({ line }) => line))].map((line) => ({
      place: `${file}:${line}`,
      text: `The line is about ${aged.join(' or ')}. Try again what it says, or keep it as history.`,
    }));
  });
}

/**
 * Returns a page that lists a release as named on purpose, if it names that release already: then the release wasn't
 * installed when the page was written.
 */
export function withRelease(content: string, version: string): string {
  const kept = keptReleases(content);
  const isNamed = namedVersions(content).some((named) => named.version === version);
  if (!isNamed || kept.includes(version)) {
    return content;
  }
  const list = `releases: [${[...kept, version].join(', ')}]`;
  return kept.length > 0
    ? content.replace(/^releases: .*$/m, list)
    : content.replace(/^(---\n[\s\S]*?\n)---$/m, `$1${list}\n---`);
}
