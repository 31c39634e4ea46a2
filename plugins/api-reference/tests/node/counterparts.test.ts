import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import type { Product } from '@component-docs/kit/shared/site/types';
import {
  COUNTERPARTS,
  counterpartsOf,
  remarkCounterparts,
} from '../../node/links/remarkCounterparts';
import type { CounterpartRows } from '../../node/links/remarkCounterparts';
import { runRemark } from '../../../../tests/helpers/mdx';

const ROWS: CounterpartRows = [
  { '/joy-ui/react-modal': 'Modal', '/material-ui/react-modal': 'Modal' },
  { '/joy-ui/react-input': 'Input', '/material-ui/react-text-field': 'Text Field' },
  { '/joy-ui/react-textarea': 'Textarea', '/material-ui/react-text-field': 'Text Field' },
  { '/joy-ui/react-aspect-ratio': 'Aspect Ratio' },
];

test.each([
  ['a page that several rows have', '/material-ui/react-text-field', ['Input', 'Textarea']],
  ['a page with one counterpart', '/joy-ui/react-modal', ['Modal']],
  ['a page without a counterpart', '/joy-ui/react-aspect-ratio', []],
])('finds the counterparts of %s', (_, page, names) => {
  const found = counterpartsOf(page, ROWS);
  expect(found.map(({ pages }) => pages.map(([, name]) => name))).toEqual([names]);
});

test('a page that no row has gets nothing', () => {
  expect(counterpartsOf('/material-ui/react-masonry', ROWS)).toEqual([]);
});

describe('a page', () => {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'counterparts-'));
  beforeAll(() => {
    fs.mkdirSync(path.join(siteDir, 'content'));
    fs.writeFileSync(path.join(siteDir, COUNTERPARTS), JSON.stringify(ROWS));
  });
  afterAll(() => fs.rmSync(siteDir, { recursive: true }));

  const product = PRODUCTS.find(({ id }) => id === 'joy-ui') as Product;
  async function lastLine(file: string): Promise<string> {
    const plugin = [remarkCounterparts, { siteDir, product }] as const;
    const tree = await runRemark('Text.\n', [[...plugin]], path.join(siteDir, file));
    return unified().use(remarkStringify).stringify(tree).trim().split('\n').at(-1) ?? '';
  }

  test.each([
    [
      'docs/joy-ui/react-input/react-input.mdx',
      'The same in Material UI: [Text Field](/material-ui/react-text-field)',
    ],
    [
      'i18n/zh/docusaurus-plugin-content-docs-joy-ui/current/react-input/react-input.mdx',
      'Material UI 中的对应组件：[Text Field](/material-ui/react-text-field)',
    ],
    ['docs/joy-ui/react-aspect-ratio/react-aspect-ratio.mdx', 'Material UI has no such component.'],
    ['docs/joy-ui/react-other/react-other.mdx', 'Text.'],
  ])('%s ends with "%s"', async (file, line) => {
    expect(await lastLine(file)).toBe(line);
  });
});
