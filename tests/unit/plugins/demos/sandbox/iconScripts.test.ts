import vm from 'node:vm';
import { iconScripts } from '../../../../../plugins/demos/sandbox/iconScripts';
import { SITE_DIR } from '../../../../helpers/realDemos';

type Drawings = Record<string, () => unknown>;
type Draw = (jsx: unknown, jsxs: unknown, fragment: unknown) => Drawings;

test('has every icon, by the first letters of its name', async () => {
  const scripts = await iconScripts(SITE_DIR);
  const script = scripts.get('De') ?? '';
  let drawings: Drawings = {};
  const jsx = (type: unknown, props: unknown) => ({ type, props });
  const __icons = (prefix: string, draw: Draw) => {
    expect(prefix).toBe('De');
    drawings = draw(jsx, jsx, 'fragment');
  };
  vm.runInNewContext(script, { __icons });
  expect(Object.keys(drawings)).toEqual(expect.arrayContaining(['Delete', 'DeleteOutlined']));
  expect(drawings.Delete?.()).toEqual({
    type: 'path',
    props: { d: expect.stringMatching(/^M/) as string },
  });
});
