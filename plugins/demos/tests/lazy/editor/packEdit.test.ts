import { compressToEncodedURIComponent } from 'lz-string';
import { packEdit, unpackEdit, editLink } from '../../../lazy/editor/packEdit';
import type { SharedEdit } from '../../../lazy/editor/packEdit';
import { editData } from '../../../browser/editHash';

const editOf = (code: string): SharedEdit => ({
  code,
  variant: 'TS',
  styling: 'system',
  look: { mode: false, direction: false, density: false },
});
const linkTo = (code: string) => editLink('https://docs.example/page#other', 'Demo', editOf(code));

test('a link can be read again', () => {
  const link = new URL(linkTo('export default () => null;') ?? '');
  expect(unpackEdit(editData(link.hash, 'Demo'))).toEqual(editOf('export default () => null;'));
});

test.each([
  ['whose link would be too long', Array.from({ length: 9000 }, (_each, index) => index).join()],
  ['that would be too long to be read again', 'a'.repeat(300_000)],
])('code %s has none', (_name, code) => {
  expect(linkTo(code)).toBeUndefined();
});

const edit: SharedEdit = {
  code: 'export default () => <p title="a\\"b">{`${1}`} 你好 שלום\n\t🙂</p>;\n',
  variant: 'TS',
  styling: 'system',
  look: { mode: true, direction: false, density: true },
};

test.each<Partial<SharedEdit>>([
  {},
  { code: '' },
  { variant: 'JS', styling: 'tailwind' },
  { look: { mode: false, direction: true, density: false } },
])('an edit with %j can be read again', (part) => {
  const whole = { ...edit, ...part };
  expect(unpackEdit(packEdit(whole))).toEqual(whole);
});

test('the data can be part of a fragment', () => {
  expect(packEdit(edit)).toMatch(/^[A-Za-z0-9+\-$]+$/);
});

test.each([
  '',
  'x',
  '%%%',
  packEdit(edit).slice(0, -8),
  packEdit(edit).slice(3),
  `${packEdit(edit)}${'-'.repeat(8000)}`,
  ...[
    'null',
    '{}',
    '[]',
    '["a"]',
    '["a","TS"]',
    '["a","TS","grid"]',
    '["a","PHP","system"]',
    '[1,"TS","system"]',
  ].map(compressToEncodedURIComponent),
])('damaged data is refused: %.20s', (data) => {
  expect(unpackEdit(data)).toBeUndefined();
});

test('an edit of twenty thousand characters can be read, and none that is longer', () => {
  const rest = JSON.stringify(['', 'TS', 'system', 1, 0, 1]).length;
  const longest = { ...edit, code: 'a'.repeat(20_000 - rest) };
  expect(unpackEdit(packEdit(longest))).toEqual(longest);
  expect(unpackEdit(packEdit({ ...edit, code: `${longest.code}a` }))).toBeUndefined();
  expect(unpackEdit(packEdit({ ...edit, code: 'a'.repeat(300_000) }))).toBeUndefined();
});

test('a look that isn’t one is the site’s', () => {
  const data = compressToEncodedURIComponent('["a","TS","css","yes",null]');
  expect(unpackEdit(data)?.look).toEqual({ mode: false, direction: false, density: false });
});
