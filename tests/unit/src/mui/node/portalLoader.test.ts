import fs from 'node:fs';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import portalLoader from '../../../../../plugins/demos/node/portalLoader.cjs';
import { mui } from '../../../../../src/mui/node';

/** The modules that browsers load, without the builds for Node and older bundlers. */
const BUILT_TWICE = ['**/node/**', '**/modern/**', '**/legacy/**', '**/esm/**'];

async function openers(): Promise<string[]> {
  const files = await Globby('node_modules/@mui/**/*.js', { ignore: BUILT_TWICE, absolute: true });
  return files.filter((file) => fs.readFileSync(file, 'utf8').includes('createPortal('));
}

test('every portal in an installed library goes through one of these modules', async () => {
  const found = await openers();
  expect(found.filter((file) => !mui.demos.portals.test(file))).toEqual([]);
  expect(found.map((file) => path.relative('node_modules/@mui', file)).sort()).toEqual([
    'base/Portal/Portal.js',
    'joy/node_modules/@mui/base/Portal/Portal.js',
    'material/Portal/Portal.js',
  ]);
});

test('the exports of an installed portal keep their form and are wrapped in demoPortal', async () => {
  const forms = (await openers()).map((file) => portalLoader(fs.readFileSync(file, 'utf8')));
  const statements = forms.map((code) => code.split('\n').filter((line) => /^export/.test(line)));
  expect(statements.sort()).toEqual([
    ['export default DemoPortal;'],
    ['export { DemoPortal as Portal };'],
    ['export { DemoPortal as Portal };'],
  ]);
});

test('throws with the fix for a portal that is exported in an unknown form', () => {
  expect(() => portalLoader('export const Portal = () => null;')).toThrow(
    'Adapt EXPORT in portalLoader.cjs',
  );
});
