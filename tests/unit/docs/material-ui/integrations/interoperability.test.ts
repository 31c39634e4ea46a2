/** @jest-environment jsdom */
import fs from 'node:fs';
import path from 'node:path';
import { serializeStyles } from '@emotion/serialize';
import { layeredCache } from '../../../../../docs/material-ui/integrations/interoperability/demos/layeredCache';
import { titledCode } from '../../../../helpers/titledCode';

const ENGLISH = 'docs/material-ui/integrations/interoperability';
const CHINESE =
  'i18n/zh/docusaurus-plugin-content-docs-material-ui/current/integrations/interoperability';

test.each([ENGLISH, CHINESE])('the page in %s shows the cache of the demo', async (folder) => {
  const page = fs.readFileSync(path.join(folder, 'interoperability.mdx'), 'utf8');
  const cache = fs.readFileSync(path.join(ENGLISH, 'demos/layeredCache.ts'), 'utf8');
  expect((await titledCode(page))['src/layeredCache.ts']).toBe(cache);
});

test('the cache writes rules, their states, and media queries into the layer', () => {
  const container = document.createElement('div');
  const cache = layeredCache({ key: 'test', container, speedy: false });
  const styles = serializeStyles([
    { color: 'red', '&:hover': { color: 'blue' }, '@media print': { color: 'black' } },
  ]);
  cache.insert('.test', styles, cache.sheet, true);
  expect(container.textContent).toBe(
    '@layer mui{.test{color:red;}.test:hover{color:blue;}@media print{.test{color:black;}}}',
  );
});
