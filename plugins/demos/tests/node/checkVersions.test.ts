import { checkVersions } from '../../node/checkVersions';
import type { DemoFile } from '../../node/collectDemos';

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

test('accepts a demo with a single version or with all stylings', () => {
  expect(checkVersions([demo('Menu.tsx')], toSitePath)).toEqual([]);
  expect(checkVersions([css, system, tailwind], toSitePath)).toEqual([]);
});

test('reports every missing version of a demo', () => {
  expect(checkVersions([system], toSitePath)).toEqual([
    'docs/ui/page/demos/Menu/tailwind.tsx: the demo Menu has no version in this styling. Add the file.',
    'docs/ui/page/demos/Menu/css.tsx: the demo Menu has no version in this styling. Add the file.',
  ]);
  expect(checkVersions([tailwind, css], toSitePath)).toEqual([
    'docs/ui/page/demos/Menu/system.tsx: the demo Menu has no version in this styling. Add the file.',
  ]);
});

test('reports a demo that exists both as a file and as a folder', () => {
  expect(checkVersions([demo('Menu.tsx'), system, tailwind, css], toSitePath)).toEqual([
    'docs/ui/page/demos/Menu.tsx: the folder docs/ui/page/demos/Menu defines the same demo. Keep only one of them.',
  ]);
});
