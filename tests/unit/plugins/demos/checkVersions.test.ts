import { checkVersions } from '../../../../plugins/demos/checkVersions';
import type { DemoFile } from '../../../../plugins/demos/collectDemos';

const demo = (file: string, styling?: DemoFile['styling']): DemoFile => ({
  id: `ui/page/${file}`,
  name: 'Menu',
  page: 'ui/page',
  file: `/site/docs/ui/page/demos/${file}`,
  ...(styling && { styling }),
});
const toSitePath = (file: string) => file.replace('/site/', '');

const system = demo('Menu/system.tsx', 'system');
const tailwind = demo('Menu/tailwind.tsx', 'tailwind');
const css = demo('Menu/css.tsx', 'css');

test('accepts a demo in one version, or in all stylings', () => {
  expect(checkVersions([demo('Menu.tsx')], toSitePath)).toEqual([]);
  expect(checkVersions([css, system, tailwind], toSitePath)).toEqual([]);
});

test('names every file that a demo lacks', () => {
  expect(checkVersions([system], toSitePath)).toEqual([
    'docs/ui/page/demos/Menu/tailwind.tsx: the demo Menu lacks this styling. Write the file.',
    'docs/ui/page/demos/Menu/css.tsx: the demo Menu lacks this styling. Write the file.',
  ]);
  expect(checkVersions([tailwind, css], toSitePath)).toEqual([
    'docs/ui/page/demos/Menu/system.tsx: the demo Menu lacks this styling. Write the file.',
  ]);
});

test('refuses a demo that is there as a file and as a folder', () => {
  expect(checkVersions([demo('Menu.tsx'), system, tailwind, css], toSitePath)).toEqual([
    'docs/ui/page/demos/Menu.tsx: the folder docs/ui/page/demos/Menu is this demo too. Keep one of them.',
  ]);
});
