import path from 'node:path';
import { transformSync } from '@swc/core';
import { titledCode } from '../../../helpers/titledCode';
import { readPages } from './readPages';

/** Modules that have run, by page and title: two listings that import a third one get the same. */
const loaded = new Map<string, { exports: unknown }>();

/**
 * Runs a listing of a page, in Jest's environment, with the listings that it imports, and returns its exports.
 *
 * @param page such as `guides/testing`
 * @param title of the listing; of several with this title, the last one
 * @param elsewhere what is imported for a module that the page doesn't show, or by another name
 */
export function loadListing(
  page: string,
  title: string,
  elsewhere: Readonly<Record<string, string>> = {},
): unknown {
  const key = `${page}/${title}`;
  const known = loaded.get(key);
  if (known) {
    return known.exports;
  }
  const listings = titledCode(readPages(page)[0] ?? '');
  const { code } = transformSync(listings[title] ?? `throw new Error('${key} is missing.');`, {
    filename: key,
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
    module: { type: 'commonjs' },
  });
  const module = { exports: {} };
  loaded.set(key, module);
  const load = (id: string): unknown => {
    const file = path.posix.join(path.posix.dirname(title), id);
    const shown = [`${file}.ts`, `${file}.tsx`].find((name) => name in listings);
    return id.startsWith('.') && shown
      ? loadListing(page, shown, elsewhere)
      : jest.requireActual(elsewhere[id] ?? id);
  };
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- the page's own code
  new Function('require', 'module', 'exports', 'jest', code)(load, module, module.exports, jest);
  return module.exports;
}
