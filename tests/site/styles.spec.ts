import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { siteFolder } from '../helpers/siteFolder';

const BUILD = siteFolder();

const STYLE_SHEET = /<link\b[^>]*\brel="?stylesheet\b[^>]*>/g;
const HREF = /\bhref="?([^"\s>]+)/;
const CLASS = /\sclass=(?:"([^"]*)"|([^\s>]+))/g;
/** A class of a CSS module: its name, an underscore, and four characters of a hash. */
const MODULE_CLASS = /^[a-z][A-Za-z]*_[\w+-]{4}$/;

/** Custom properties of the classic theme that its style sheets for the side navigation refer to. */
const OF_THEME = ['--ifm-navbar-height', '--ifm-toc-border-color'];

const selectorOf = (name: string) => `.${name.replace(/[^\w-]/g, '\\$&')}`;

/** Reads each style sheet once. */
function createReader(): (file: string) => string {
  const sheets = new Map<string, string>();
  return (file) => {
    const text = sheets.get(file) ?? readFileSync(file, 'utf8');
    sheets.set(file, text);
    return text;
  };
}

function classesOf(html: string): Set<string> {
  const lists = [...html.matchAll(CLASS)].map(([, quoted, bare]) => quoted ?? bare ?? '');
  return new Set(lists.flatMap((list) => list.split(/\s+/)).filter(Boolean));
}

test('every page links the rules of its CSS modules', async () => {
  const pages = await Globby('**/*.html', { cwd: BUILD });
  expect(pages.length).toBeGreaterThan(100);
  const read = createReader();
  const missing = new Map<string, string>();
  let checked = 0;
  for (const page of pages) {
    const html = readFileSync(path.join(BUILD, page), 'utf8');
    const css = [...html.matchAll(STYLE_SHEET)]
      .map(([tag]) => HREF.exec(tag)?.[1] ?? '')
      .filter((href) => href.includes('/assets/css/'))
      .map((href) => read(path.join(BUILD, href)))
      .join('');
    const names = [...classesOf(html)].filter((name) => MODULE_CLASS.test(name));
    checked += names.length;
    names
      .filter((name) => !css.includes(selectorOf(name)))
      .forEach((name) => missing.set(name, missing.get(name) ?? page));
  }
  expect(checked).toBeGreaterThan(1000);
  expect(Object.fromEntries(missing)).toEqual({});
});

test('no style sheet sets what the base style sheet of the classic theme sets', async () => {
  const files = await Globby('assets/css/*.css', { cwd: BUILD });
  const css = files.map((file) => readFileSync(path.join(BUILD, file), 'utf8')).join('');
  const set = [...css.matchAll(/[{;](--ifm-[\w-]+):/g)].map(([, name]) => name);
  expect([...new Set(set)].sort()).toEqual(OF_THEME);
});
