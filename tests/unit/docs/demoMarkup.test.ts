import fs from 'node:fs';
import path from 'node:path';
import { collectDemos } from '@component-docs/demos/node/collectDemos';
import { checkMarkup } from '@component-docs/demos/node/markup/checkMarkup';

const ROOT = path.resolve('.');

test('fields, popups, and navigation of all demos have names and links', async () => {
  const demos = await collectDemos(path.join(ROOT, 'docs'));
  expect(demos.length).toBeGreaterThan(500);
  const problems = demos.flatMap(({ file }) =>
    checkMarkup(path.relative(ROOT, file), fs.readFileSync(file, 'utf8')),
  );
  expect(problems).toEqual([]);
});
