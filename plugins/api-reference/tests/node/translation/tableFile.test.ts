import {
  entryProblems,
  parseTable,
  printTable,
  tableFile,
} from '../../../node/translation/tableFile';
import { entry } from './entry';

const color = entry('Button.props.color', 'The `color`.', { chinese: '`color` 颜色。' });
const sx = entry('Box.props.sx', 'The style.');

test('prints entries in the order of their keys, and parses them again', () => {
  const json = printTable([color, sx]);
  expect(json).toMatch(/^\{\n {2}"Box\.props\.sx": \{\n {4}"english": "The style\.",\n/);
  expect(parseTable('@mui/material', json)).toEqual([sx, color]);
});

test.each([
  ['{', /^i18n\/zh\/reference\/mui-x-data-grid\.json: .+JSON.+Correct it\.$/],
  ['{"A": {"english": "B", "chinese": "", "state": "draft"}}', /"A\.chinese".*empty/],
  ['{"A": {"english": "B", "chinese": "C", "state": "done"}}', /"A\.state" must be one of/],
])('reports %j with its file', (json, message) => {
  expect(() => parseTable('@mui/x-data-grid', json)).toThrow(message);
});

test('reports faults with file and entry', () => {
  expect(tableFile('@toolpad/core')).toBe('i18n/zh/reference/toolpad-core.json');
  expect(entryProblems([color, { ...color, chinese: '颜色。' }])).toEqual([
    'i18n/zh/reference/mui-material.json, "Button.props.color": the translation lacks the code `color`. Add it.',
  ]);
});
