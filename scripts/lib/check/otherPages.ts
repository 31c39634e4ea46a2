import { existsSync } from 'node:fs';
import path from 'node:path';
import type { BuiltSite } from '@component-docs/docs-checks/node/link-check/resolveLink';
import { fileOfPage, LOCALES, parseAddress, withoutSlash } from '../sitePages';

/** Files of the whole site, which a build of some pages doesn't write. */
const WHOLE_SITE_FILES = ['/llms.txt', '/licenses.txt'];

function inAllLanguages(written: Iterable<string>): string[] {
  const paths = [...written];
  return LOCALES.flatMap(({ prefix }) => paths.map((page) => withoutSlash(prefix + page)));
}

/**
 * Returns the paths of the pages that exist but that a built site doesn't have.
 *
 * @param written site paths of all pages, without a language
 */
export function findOtherPages(siteFolder: string, written: Iterable<string>): Set<string> {
  return new Set(
    inAllLanguages(written).filter(
      (page) => !existsSync(path.join(siteFolder, fileOfPage(parseAddress(page)))),
    ),
  );
}

/**
 * Adds the rest of the whole site to a site of some pages: the other pages, whose anchors aren't known, and
 * the files that programs read.
 *
 * @param written site paths of all pages, without a language
 */
export function withOtherPages(
  { pages, files }: BuiltSite,
  written: Iterable<string>,
): Pick<BuiltSite, 'pages' | 'files'> {
  const paths = inAllLanguages(written);
  const others = LOCALES.flatMap(({ prefix }) => WHOLE_SITE_FILES.map((file) => prefix + file));
  return {
    pages: new Map([...paths.map((page) => [page, { path: page }] as const), ...pages]),
    files: new Set([...files, ...paths.map((page) => `${page}.md`), ...others]),
  };
}
