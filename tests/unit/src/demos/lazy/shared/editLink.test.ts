import { editLink } from '../../../../../../src/demos/lazy/shared/editLink';
import { unpackEdit } from '../../../../../../src/demos/lazy/shared/packEdit';
import type { SharedEdit } from '../../../../../../src/demos/lazy/shared/packEdit';
import { editData } from '../../../../../../src/demos/shared-edits/editHash';

const edit = (code: string): SharedEdit => ({
  code,
  variant: 'TS',
  styling: 'system',
  look: { mode: false, direction: false, density: false },
});
const linkTo = (code: string) => editLink('https://docs.example/page#other', 'Demo', edit(code));

test('a link can be read again', () => {
  const link = new URL(linkTo('export default () => null;') ?? '');
  expect(unpackEdit(editData(link.hash, 'Demo'))).toEqual(edit('export default () => null;'));
});

test.each([
  ['whose link would be too long', Array.from({ length: 9000 }, (_each, index) => index).join()],
  ['that would be too long to be read again', 'a'.repeat(300_000)],
])('code %s has none', (_name, code) => {
  expect(linkTo(code)).toBeUndefined();
});
