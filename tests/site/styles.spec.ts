import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { siteFolder } from '../helpers/siteFolder';

const BUILD = siteFolder();
const INFIMA = path.join(__dirname, '../../node_modules/infima/dist/css/default/default.css');

const STYLE_SHEET = /<link\b[^>]*\brel="?stylesheet\b[^>]*>/g;
const HREF = /\bhref="?([^"\s>]+)/;
const CLASS = /\sclass=(?:"([^"]*)"|([^\s>]+))/g;
/** A class of a CSS module: its name, an underscore, and four characters of a hash. */
const MODULE_CLASS = /^[a-z][A-Za-z]*_[\w+-]{4}$/;

/** Demos have rules of their own for these classes. */
const OF_DEMOS = ['badge', 'button'];

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

/** The classes that the whole of Infima has rules for. */
function infimaClasses(): Set<string> {
  const css = readFileSync(INFIMA, 'utf8').replace(/\/\*.*?\*\//gs, '');
  const names = [...css.matchAll(/\.(-?[a-z][\w-]*)/g)].map(([, name = '']) => name);
  return new Set(names.filter((name) => !OF_DEMOS.includes(name)));
}

test('every page links the rules of its CSS modules, and of the Infima classes it uses', async () => {
  const pages = await Globby('**/*.html', { cwd: BUILD });
  expect(pages.length).toBeGreaterThan(100);
  const read = createReader();
  const infima = infimaClasses();
  expect(infima.has('breadcrumbs__item')).toBe(true);
  const missing = new Map<string, string>();
  let checked = 0;
  for (const page of pages) {
    const html = readFileSync(path.join(BUILD, page), 'utf8');
    const css = [...html.matchAll(STYLE_SHEET)]
      .map(([tag]) => HREF.exec(tag)?.[1] ?? '')
      .filter((href) => href.includes('/assets/css/'))
      .map((href) => read(path.join(BUILD, href)))
      .join('');
    const names = [...classesOf(html)].filter(
      (name) => MODULE_CLASS.test(name) || infima.has(name),
    );
    checked += names.length;
    names
      .filter((name) => !css.includes(selectorOf(name)))
      .forEach((name) => missing.set(name, missing.get(name) ?? page));
  }
  expect(checked).toBeGreaterThan(1000);
  expect(Object.fromEntries(missing)).toEqual({});
});
