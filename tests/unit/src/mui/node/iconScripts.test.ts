import vm from 'node:vm';
import { iconScripts } from '../../../../../src/mui/node/iconScripts';
import { SITE_DIR } from '../../../../helpers/realDemos';

type Drawings = Record<string, () => unknown>;
type Draw = (jsx: unknown, jsxs: unknown, fragment: unknown) => Drawings;

let scripts: ReadonlyMap<string, string>;

beforeAll(async () => {
  scripts = await iconScripts(SITE_DIR);
}, 120_000);

/** Returns the drawings of a script, for icons whose names begin with the given letters. */
function drawingsOf(letters: string): Drawings {
  let drawings: Drawings = {};
  const jsx = (type: unknown, props: unknown) => ({ type, props });
  const __icons = (prefix: string, draw: Draw) => {
    expect(prefix).toBe(letters);
    drawings = draw(jsx, jsx, 'fragment');
  };
  vm.runInNewContext(scripts.get(`icons-${letters}`) ?? '', { __icons });
  return drawings;
}

test('has every icon, by the first letters of its name', () => {
  const drawings = drawingsOf('de');
  expect(Object.keys(drawings)).toEqual(expect.arrayContaining(['Delete', 'DeleteOutlined']));
  expect(drawings.Delete?.()).toEqual({
    type: 'path',
    props: { d: expect.stringMatching(/^M/) as string },
  });
});

test('needs no two files whose names differ only by case', () => {
  const beginnings = [...scripts.keys()];
  expect(beginnings).toEqual(beginnings.map((letters) => letters.toLowerCase()));
  expect(Object.keys(drawingsOf('em'))).toEqual(expect.arrayContaining(['EMobiledata', 'Email']));
});

test('draws icons whose modules import React for a fragment', () => {
  const { Battery20 } = drawingsOf('ba');
  expect(Battery20?.()).toMatchObject({ type: 'fragment' });
});
