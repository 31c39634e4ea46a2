import fs from 'node:fs';
import { linkContext } from '../../../node/component-links';
import { componentLinks, linkProblems } from '../../../node/component-links/componentLinks';

const context = {
  repositoryUrl: 'https://github.com/mui/material-ui',
  releaseTag: 'v6.1.3',
  packageName: '@mui/material',
  sizesFile: '/site/content/import-sizes.json',
  sizeOf: () => undefined,
  versionOf: (name: string) => (name === '@mui/lab' ? '6.0.0-beta.11' : '6.1.3'),
};
const BUTTON = {
  components: ['Button'],
  unstyled: '/base-ui/react-button/',
  materialDesign: 'https://m2.material.io/components/buttons',
  waiAria: 'https://www.w3.org/WAI/ARIA/apg/patterns/button/',
  githubSource: 'packages/mui-material/src/Button',
  githubLabel: 'component: button',
};

test('returns the links in their order, for the installed release', () => {
  expect(componentLinks(BUTTON, context)).toEqual([
    {
      label: 'feedback',
      href: 'https://github.com/mui/material-ui/issues?q=is%3Aopen%20is%3Aissue%20label%3A%22component%3A%20button%22',
    },
    { label: 'bundleSize', href: 'https://bundlephobia.com/package/@mui/material@6.1.3' },
    {
      label: 'source',
      href: 'https://github.com/mui/material-ui/tree/v6.1.3/packages/mui-material/src/Button',
    },
    { label: 'waiAria', href: BUTTON.waiAria },
    { label: 'materialDesign', href: BUTTON.materialDesign },
    { label: 'unstyled', href: '/base-ui/react-button' },
  ]);
});

test('returns only the bundle size, of the specified package, if nothing else is specified', () => {
  expect(componentLinks({ components: ['Box'] }, context).map(({ label }) => label)).toEqual([
    'bundleSize',
  ]);
  const lab = componentLinks({ components: ['Masonry'], packageName: '@mui/lab' }, context);
  expect(lab[0]?.href).toBe('https://bundlephobia.com/package/@mui/lab@6.0.0-beta.11');
});

test('returns nothing for a page that documents no component', () => {
  expect(componentLinks({ githubLabel: 'docs' }, context)).toEqual([]);
});

test('uses the installed versions', () => {
  const { releaseTag, versionOf } = linkContext(process.cwd(), '@mui/base');
  const { version } = JSON.parse(
    fs.readFileSync('node_modules/@mui/material/package.json', 'utf8'),
  ) as { version: string };
  expect(releaseTag).toBe(`v${version}`);
  expect(() => versionOf('@mui/none')).toThrow('@mui/none');
});

test.each([
  ['githubLabel', 7, 'a label'],
  ['githubLabel', '', 'a label'],
  ['githubSource', '/packages/mui-material/src/Button', 'a folder of the repository'],
  ['githubSource', 'packages/mui-material/', 'a folder of the repository'],
  ['waiAria', 'http://www.w3.org/', 'https://'],
  ['waiAria', 'https://', 'https://'],
  ['materialDesign', 'javascript:alert(1)', 'https://'],
  ['unstyled', '/joy-ui/react-button', 'a page of Base UI'],
  ['packageName', 'react', 'a package'],
])('reports an invalid %s: %j', (field, value, fix) => {
  const problems = linkProblems({ ...BUTTON, [field]: value });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(`"${field}" is ${JSON.stringify(value)}. Write`);
  expect(problems[0]).toContain(fix);
});

test('reports nothing for a valid page', () => {
  expect(linkProblems(BUTTON)).toEqual([]);
});
