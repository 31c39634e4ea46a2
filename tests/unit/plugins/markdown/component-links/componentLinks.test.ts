import fs from 'node:fs';
import { linkContext } from '../../../../../plugins/markdown/component-links';
import {
  componentLinks,
  linkFaults,
} from '../../../../../plugins/markdown/component-links/componentLinks';

const context = {
  repositoryUrl: 'https://github.com/mui/material-ui',
  releaseTag: 'v6.1.3',
  packageName: '@mui/material',
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

test('are in the order of behaviours §19, at the installed release', () => {
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

test('are the package’s size alone where nothing else is named, of the package that is', () => {
  expect(componentLinks({ components: ['Box'] }, context).map(({ label }) => label)).toEqual([
    'bundleSize',
  ]);
  const lab = componentLinks({ components: ['Masonry'], packageName: '@mui/lab' }, context);
  expect(lab[0]?.href).toBe('https://bundlephobia.com/package/@mui/lab@6.0.0-beta.11');
});

test('are none on a page that documents no component', () => {
  expect(componentLinks({ githubLabel: 'docs' }, context)).toEqual([]);
});

test('take package and release from what is installed', () => {
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
])('say what is wrong with %s: %j', (field, value, mend) => {
  const faults = linkFaults({ ...BUTTON, [field]: value });
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(`"${field}" is ${JSON.stringify(value)}. Write`);
  expect(faults[0]).toContain(mend);
});

test('find nothing wrong with a right page', () => {
  expect(linkFaults(BUTTON)).toEqual([]);
});
