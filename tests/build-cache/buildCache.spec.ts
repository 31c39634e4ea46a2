import { compareBuilds } from '../build/compareBuilds';
import type { Change } from '../build/compareBuilds';
import { copyWholeSite } from '../build/siteCopy';
import type { SiteCopy } from '../build/siteCopy';

const MINUTES = 60_000;

/** Chinese, because its pages depend on most: the English pages, records, and titles. */
const LOCALE = 'zh';

let site: SiteCopy;

const CHANGES: readonly Change[] = [
  ['a page', 'docs/system/react-box/react-box.mdx', (text) => `${text}\n\nA new paragraph.\n`],
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
    'the record of a package’s releases',
    'content/api-history/mui-joy.json',
    (text) => text.replace('"kind":"retyped"', '"kind":"required"'),
  ],
  [
    'the titles of the page tree: one has another translation, one has none',
    'i18n/zh/page-tree.json',
    (text) =>
      text.replace('"inputs": "输入"', '"inputs": "输入组件"').replace('"feedback": "反馈",', ''),
  ],
  [
    'the page tree',
    'content/navigation/joy-ui/components.ts',
    (text) => text.replace("title: 'Feedback'", "title: 'Feedback and status'"),
  ],
];

/** Pages that show one of the changes and whose own file is the same. */
const CHANGED_PAGES = ['zh/joy-ui/all-components.html', 'zh/joy-ui/api-changes.html'];

beforeAll(async () => {
  site = await copyWholeSite();
});

afterAll(async () => {
  await site.remove();
});

test(
  'a build with the cache of other sources is the same as one without a cache',
  async () => {
    const { changed, cached, cold, seconds } = await compareBuilds(site, LOCALE, CHANGES);
    console.info('Seconds:', seconds.join(' '));
    expect(changed).toEqual(expect.arrayContaining(CHANGED_PAGES));
    expect(cached).toEqual(cold);
  },
  60 * MINUTES,
);
