import { expectFailure } from './expectFailure';
import { copySite } from './siteCopy';
import type { SiteCopy } from './siteCopy';

const DOCS = 'docs/material-ui';

let site: SiteCopy;

beforeEach(async () => {
  site = await copySite();
});

afterEach(() => site.remove());

test('a build lists faults of several kinds together', async () => {
  await site.edit(`${DOCS}/getting-started/usage/usage.mdx`, (content) =>
    content.replace(/^title: .*\n/m, ''),
  );
  await site.edit(`${DOCS}/react-button/demos/TextButtons.tsx`, (content) =>
    content.replace('<Button', '<Button color="purple"'),
  );
  await site.edit(`${DOCS}/react-button/demos/Unused.tsx`, () => 'export default () => null;\n');
  await site.edit('i18n/zh/code.json', (content) => content.replace('"contents.heading"', '"x"'));
  await expectFailure(
    site,
    `${DOCS}/getting-started/usage/usage.mdx:1: the page has no title.`,
    /TextButtons\.tsx:\d+:\d+: No overload matches this call/,
    `${DOCS}/react-button/demos/Unused.tsx: no page shows this demo.`,
    /i18n\/zh\/code\.json: the label "contents\.heading" of src\/document\/contents\/Contents\.tsx:\d+ is missing\./,
  );
});
