import { editLink } from '../../../lazy/sharing/editLink';
import { unpackEdit } from '../../../lazy/sharing/packEdit';
import type { SharedEdit } from '../../../lazy/sharing/packEdit';
import { editData } from '../../../browser/shared-edits/editHash';

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
