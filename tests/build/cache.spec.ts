import { compareBuilds } from './compareBuilds';
import type { Change } from './compareBuilds';
import { copySiteWithoutCaches } from './siteCopy';
import type { SiteCopy } from './siteCopy';

let site: SiteCopy;

const CHANGES: readonly Change[] = [
  [
    'a page',
    'docs/material-ui/getting-started/getting-started.mdx',
    (text) => `${text}\n\nA new paragraph.\n`,
  ],
  [
    'the English page of a translation',
    'docs/material-ui/react-button/react-button.mdx',
    (text) => text.replace('## Sizes\n', '## Sizes\n\nThree sizes fit most pages.\n'),
  ],
  [
    'a demo, which now needs the icon font',
    'docs/material-ui/react-button/demos/TextButtons.tsx',
    (text) =>
      text
        .replace('import Stack', "import Icon from '@mui/material/Icon';\nimport Stack")
        .replace('</Stack>', '<Icon>send</Icon></Stack>'),
  ],
  [
    'the titles of the page tree',
    'i18n/zh/page-tree.json',
    (text) =>
      text.replace(
        '"/material-ui/getting-started-group": "快速入门"',
        '"/material-ui/getting-started-group": "开始使用"',
      ),
  ],
  [
    'the page tree',
    'content/navigation/material-ui.ts',
    (text) => text.replace("title: 'Usage'", "title: 'More to come'"),
  ],
  [
    'code that runs in the browser',
    'plugins/translation-drift/browser/DriftNotes.tsx',
    (text) => text.replaceAll('className={', 'data-changed="" className={'),
  ],
];

beforeEach(async () => {
  site = await copySiteWithoutCaches();
});

afterEach(() => site.remove());

test('a build with the cache of other sources is the same as one without a cache', async () => {
  const { changed, cached, cold } = await compareBuilds(site, 'zh', CHANGES);
  expect(changed).toEqual(
    expect.arrayContaining([
      'zh/material-ui/getting-started.html',
      'zh/material-ui/getting-started/usage.html',
      'zh/material-ui/react-button.html',
    ]),
  );
  expect(await site.read('build/zh/material-ui/react-button.html')).toContain('data-changed');
  expect(cached).toEqual(cold);
});
