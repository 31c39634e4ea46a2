import '../../../../content/navigation';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { linkProblems } from '@component-docs/api-reference/node/component-links/componentLinks';
import { checkPage } from '@component-docs/docs-checks/node/page-checks/checkPages';
import { findMarkers, MARKER } from '@component-docs/docs-checks/node/page-checks/markers';
import { shownDemos } from '@component-docs/kit/node/mdx/pageTags';
import { keyboardTable } from '../../../../scripts/new/keyboard';
import { emptyOutline, sectionsOf } from '../../../../scripts/new/outline';
import { parseAddress } from '../../../../scripts/new/parseAddress';
import { installedOutline, planPage, withoutPlannedLink } from '../../../../scripts/new/planPage';
import type { Exports } from '../../../../scripts/new/planPage';
import { readOutlines } from '@component-docs/page-tree/node/outlines/readOutlines';
import { readComponents, readHooks } from '../../../../scripts/new/readKnown';
import { showDemo } from '../../../../scripts/new/showDemo';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import type { Product } from '@component-docs/kit/shared/site/types';

const root = path.join(__dirname, '../../../..');

async function exportsOf(product: Product): Promise<Exports> {
  return { components: await readComponents(root, product), hooks: readHooks(root, product) };
}

async function plan(text: string) {
  const address = parseAddress(text);
  const outlines = await readOutlines(root, address.product);
  const outline = outlines[address.slug] ?? emptyOutline('Theming');
  return planPage(address, outline, await exportsOf(address.product));
}

describe('planPage', () => {
  it('creates a page with its headings, links, and first demo', async () => {
    const [page, demo] = await plan('material-ui/react-slider');
    expect(page?.file).toBe('docs/material-ui/react-slider/react-slider.mdx');
    expect(page?.text).toContain(
      "components: [Slider]\ngithubLabel: 'component: slider'\nwaiAria: https://www.w3.org/WAI/ARIA/apg/patterns/slider-multithumb/",
    );
    expect(page?.text).toContain('## Non-linear scale');
    expect(page?.text).toContain('| <kbd>Page Up</kbd> |');
    expect(shownDemos(page?.text ?? '')).toMatchObject([{ name: 'ContinuousSlider' }]);
    expect(demo).toMatchObject({
      file: 'docs/material-ui/react-slider/demos/ContinuousSlider.tsx',
    });
    expect(demo?.text).toContain("import Slider from '@mui/material/Slider';");
  });

  it('creates every styling of the first demo of an unstyled component', async () => {
    const files = await plan('base-ui/react-tabs');
    expect(files.map(({ file }) => path.basename(file))).toEqual([
      'react-tabs.mdx',
      'system.tsx',
      'tailwind.tsx',
      'css.tsx',
      'styles.css',
    ]);
    expect(files[0]?.text).toContain('hooks: [useTab, useTabPanel, useTabs, useTabsList]');
  });

  it('creates a page without a demo when no component is known', async () => {
    const files = await plan('material-ui/customization/theming');
    expect(files).toHaveLength(1);
    expect(files[0]?.text).toContain('title: Theming in Material UI\nsidebar_label: Theming\n');
    expect(files[0]?.text).toContain('## Introduction');
    expect(files[0]?.text).not.toContain('Accessibility');
  });

  it('leaves out components and hooks that the packages do not have', async () => {
    const exports = await exportsOf(parseAddress('base-ui/react-popup').product);
    const outline = {
      ...emptyOutline('Popup'),
      components: ['Nothing', 'Popper'],
      hooks: ['useTabs', 'useNothing'],
    };
    expect(installedOutline(outline, exports)).toMatchObject({
      components: ['Popper'],
      hooks: ['useTabs'],
    });
  });

  it('creates valid front matter for every outline, and marks what is left to write', async () => {
    for (const product of PRODUCTS) {
      const exports = await exportsOf(product);
      for (const [slug, outline] of Object.entries(await readOutlines(root, product))) {
        const [page] = planPage(parseAddress(`${product.id}/${slug}`), outline, exports);
        const { file = '', text = '' } = page ?? {};
        expect(await checkPage(file, text)).toEqual([]);
        const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({
          filePath: file,
          fileContent: text,
        });
        expect([file, ...linkProblems(frontMatter)]).toEqual([file]);
        expect(findMarkers(file, text).length).toBeGreaterThan(2);
      }
    }
  });
});

test('a link to an unstyled component is left out while its page is planned', () => {
  const outline = { ...emptyOutline('Slider'), unstyled: '/base-ui/react-slider' };
  expect(withoutPlannedLink(outline, new Set())).toEqual(emptyOutline('Slider'));
  expect(withoutPlannedLink(outline, new Set(['/base-ui/react-slider']))).toEqual(outline);
});

test('sectionsOf groups demos below their heading', () => {
  expect(sectionsOf({ title: 'A', outline: ['## One', 'First', 'Second', '### Two'] })).toEqual([
    { heading: '## One', demos: ['First', 'Second'] },
    { heading: '### Two', demos: [] },
  ]);
});

test('keyboardTable has the keys of the pattern, or Tab for an unknown one', () => {
  expect(keyboardTable('https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/')).toContain(
    `| <kbd>Shift</kbd> + <kbd>Tab</kbd> | ${MARKER} |`,
  );
  expect(keyboardTable().split('\n')).toHaveLength(3);
});

describe('showDemo', () => {
  const page = `## A\n\n${MARKER} add this demo: npm run new -- demo x/a Sizes\n\n## B\n`;

  it('replaces the reminder of the demo', () => {
    expect(showDemo(page, 'x/a', 'Sizes')).toBe('## A\n\n<Demo name="Sizes" />\n\n## B\n');
  });

  it('adds another demo at the end, and none twice', () => {
    const more = showDemo(page, 'x/a', 'Colors');
    expect(more).toBe(`${page}\n<Demo name="Colors" />\n`);
    expect(showDemo(more, 'x/a', 'Colors')).toBe(more);
  });
});
