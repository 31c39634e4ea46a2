import fs from 'node:fs/promises';
import path from 'node:path';
import { copyWholeSite } from '../build/siteCopy';
import type { SiteCopy } from '../build/siteCopy';
import { hashFiles } from '../helpers/hashFiles';

const MINUTES = 60_000;

/** Chinese, because its pages depend on most: the English pages, records, and titles. */
const LOCALE = 'zh';

let site: SiteCopy;

/** Builds with the bundler's cache. Returns the built files and the time in milliseconds. */
async function build(): Promise<{ files: Record<string, string>; time: number }> {
  const start = performance.now();
  const { code, output } = await site.build([LOCALE], { DOCUSAURUS_NO_PERSISTENT_CACHE: '' });
  expect({ code, output: code === 0 ? '' : output }).toEqual({ code: 0, output: '' });
  return {
    files: await hashFiles(path.join(site.dir, 'build')),
    time: Math.round(performance.now() - start),
  };
}

const CHANGES: readonly [what: string, file: string, edit: (content: string) => string][] = [
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
    'a model of an earlier release',
    'content/api-history/mui-joy/5.0.0-beta.32.json',
    (text) => text.replace('"accordionId":{"type":"string"},', ''),
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
    const first = await build();
    for (const [what, file, edit] of CHANGES) {
      const before = await site.read(file);
      await site.edit(file, edit);
      expect([what, await site.read(file)]).not.toEqual([what, before]);
    }
    const cached = await build();
    await fs.rm(path.join(site.dir, '.cache'), { recursive: true });
    await fs.mkdir(path.join(site.dir, '.cache'));
    await fs.rm(path.join(site.dir, '.docusaurus'), { recursive: true });
    const cold = await build();
    console.info('Seconds:', [first, cached, cold].map(({ time }) => time / 1000).join(' '));

    const changed = Object.keys(cold.files).filter(
      (name) => first.files[name] !== cold.files[name],
    );
    expect(changed).toEqual(expect.arrayContaining(CHANGED_PAGES));
    expect(Object.keys(cached.files)).toEqual(Object.keys(cold.files));
    expect(
      Object.keys(cold.files).filter((name) => cached.files[name] !== cold.files[name]),
    ).toEqual([]);
  },
  60 * MINUTES,
);
