import '../../../../content/navigation';
import path from 'node:path';
import { checkPage } from '@component-docs/docs-checks/node/page-checks/checkPages';
import { findMarkers } from '@component-docs/docs-checks/node/page-checks/markers';
import { shownDemos } from '@component-docs/kit/node/mdx/pageTags';
import {
  newPageOf,
  writtenPage,
  readComponents,
  readHooks,
} from '../../../../scripts/new/knownPage';
import type { Exports } from '../../../../scripts/new/knownPage';
import { parseAddress } from '../../../../scripts/new/parseAddress';
import { planPage } from '../../../../scripts/new/planPage';
import { showDemo } from '../../../../scripts/new/demo/demoFiles';

const root = path.join(__dirname, '../../../..');

async function exportsOf(text: string): Promise<Exports> {
  const { product } = parseAddress(text);
  return { components: await readComponents(root, product), hooks: readHooks(root, product) };
}

async function plan(text: string, title: string) {
  const exports = await exportsOf(text);
  return planPage(parseAddress(text), newPageOf(title, exports), exports);
}

describe('planPage', () => {
  it('creates a page about the component of its title, with a demo', async () => {
    const [page, demo] = await plan('material-ui/react-slider', 'Slider');
    expect(page?.file).toBe('docs/material-ui/react-slider/react-slider.mdx');
    expect(page?.text).toContain('title: Slider in Material UI\nsidebar_label: Slider\n');
    expect(page?.text).toContain('components: [Slider]\n');
    expect(page?.text).toContain('## Accessibility');
    expect(shownDemos(page?.text ?? '')).toMatchObject([{ name: 'BasicSlider' }]);
    expect(demo).toMatchObject({ file: 'docs/material-ui/react-slider/demos/BasicSlider.tsx' });
    expect(demo?.text).toContain("import Slider from '@mui/material/Slider';");
  });

  it('creates every styling of the first demo of an unstyled component', async () => {
    const files = await plan('base-ui/react-tabs', 'Tabs');
    expect(files.map(({ file }) => path.basename(file))).toEqual([
      'react-tabs.mdx',
      'system.tsx',
      'tailwind.tsx',
      'css.tsx',
      'styles.css',
    ]);
    expect(files[0]?.text).toContain('hooks: [useTabs]');
  });

  it('creates a page without a demo when no component has its title', async () => {
    const files = await plan('material-ui/customization/theming', 'Theming');
    expect(files).toHaveLength(1);
    expect(files[0]?.text).toContain('## Introduction');
    expect(files[0]?.text).not.toContain('Accessibility');
  });

  it.each([
    ['material-ui/react-slider', 'Slider'],
    ['base-ui/react-tabs', 'Tabs'],
    ['joy-ui/react-button', 'Button: a "title"'],
  ])('creates valid front matter for %s, and marks what is left to write', async (text, title) => {
    const [{ file, text: page } = { file: '', text: '' }] = await plan(text, title);
    expect(await checkPage(file, page)).toEqual([]);
    expect(findMarkers(file, page).length).toBeGreaterThan(2);
  });
});

test('a page that exists documents what its front matter lists and the packages have', async () => {
  const exports = await exportsOf('base-ui/react-popup');
  const listed = { components: ['Nothing', 'Popper'], hooks: ['useTabs', 'useNothing'] };
  const { components, hooks } = writtenPage('Popup', listed, exports);
  expect([components.map(({ name }) => name), hooks]).toEqual([['Popper'], ['useTabs']]);
  expect(writtenPage('Popup', {}, exports)).toEqual({ title: 'Popup', components: [], hooks: [] });
});

test('showDemo adds a demo at the end, and none twice', () => {
  const page = showDemo('## A\n\nText.\n', 'Sizes');
  expect(page).toBe('## A\n\nText.\n\n<Demo name="Sizes" />\n');
  expect(showDemo(page, 'Sizes')).toBe(page);
});
