/** @jest-environment jsdom */
import fs from 'node:fs';
import { serializeStyles } from '@emotion/serialize';
import { layeredCache } from '../../../../../docs/material-ui/integrations/interoperability/demos/layeredCache';
import { titledCode } from '../../../../helpers/titledCode';
import { readPages } from '../readPages';

const DEMOS = 'docs/material-ui/integrations/interoperability/demos';

test('the page shows the cache of the demo', () => {
  const [page = ''] = readPages('integrations/interoperability');
  const cache = fs.readFileSync(`${DEMOS}/layeredCache.ts`, 'utf8');
  expect(titledCode(page)['src/layeredCache.ts']).toBe(cache);
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
