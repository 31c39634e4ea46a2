// The rules that the site was specified by, one test for each. A rule fails when a test that proves
// it is renamed, skipped, or deleted; the named tests run in their own suites.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CODE } from './code';
import { SERVICES } from './services';
import { SHELL } from './shell';

const TESTS = path.join(__dirname, '..', '..');

/** Marks the parts of titles that differ: `%s` and `$name` of tables, and `${name}` of loops. */
const markValues = (text: string) => text.replace(/\$\{[^}]*\}|\$[\w.]+|%[a-z]/g, '…');

/** Returns whether a source runs a test with this title: `test('title'`, or `]('title'` of a table. */
function runsTest(code: string, title: string): boolean {
  const source = markValues(code);
  const quoted = ["'", '"', '`'].map((quote) => `${quote}${markValues(title)}${quote}`);
  const calls = source.matchAll(/(?:\b(test|it)(\.\w+)?|\))\(\s*(['"`])/g);
  return [...calls].some((call) => {
    const start = call.index + call[0].length - 1;
    return call[2] !== '.skip' && quoted.some((text) => source.startsWith(text, start));
  });
}

describe.each(Object.entries({ ...SHELL, ...CODE, ...SERVICES }))('%s', (_subject, rules) => {
  test.each(Object.entries(rules))('%s', (_rule, provenBy) => {
    const missing = Object.entries(provenBy).flatMap(([file, titles]) => {
      const source = readFileSync(path.join(TESTS, file), 'utf8');
      return titles.filter((title) => !runsTest(source, title)).map((title) => `${file}: ${title}`);
    });
    expect(missing).toEqual([]);
  });
});
