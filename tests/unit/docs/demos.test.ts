import fs from 'node:fs';
import path from 'node:path';
import { collectDemos, collectModules } from '@component-docs/demos/node/collectDemos';
import { checkMarkup } from '@component-docs/demos/node/markup/checkMarkup';
import { Globby } from '@docusaurus/utils';

const ROOT = path.resolve('.');

test('fields, popups, and navigation of all demos have names and links', async () => {
  const demos = await collectDemos(path.join(ROOT, 'docs'));
  expect(demos.length).toBeGreaterThan(500);
  const problems = demos.flatMap(({ file }) =>
    checkMarkup(path.relative(ROOT, file), fs.readFileSync(file, 'utf8')),
  );
  expect(problems).toEqual([]);
});

const IMPORT = "import * as React from 'react';";

test('no demo or template of any product imports React without using it', async () => {
  const docs = path.join(ROOT, 'docs');
  const demos = (await collectDemos(docs)).map(({ file }) => file);
  const templates = await Globby('content/templates/**/*.{ts,tsx}', { cwd: ROOT, absolute: true });
  expect(Math.min(demos.length / 500, templates.length / 20)).toBeGreaterThan(1);
  const unused = [...demos, ...(await collectModules(docs)), ...templates].filter((file) => {
    const code = fs.readFileSync(file, 'utf8');
    return code.includes(IMPORT) && !/\bReact\b/.test(code.replace(IMPORT, ''));
  });
  expect(unused.map((file) => path.relative(ROOT, file))).toEqual([]);
});
