import { expectMessages, lineOf } from './failures';
import { copySite } from './siteCopy';
import type { SiteCopy } from './siteCopy';

const DOCS = 'docs/material-ui';

/** What pages get, the place of the fault in it, and what is wrong. */
const FAULTS = [
  {
    file: `${DOCS}/react-button/react-button.mdx`,
    code: "import Carousel from 'some-carousel';\n\n<Carousel />\n",
    place: 'import Carousel',
    need: 'The page imports code: "some-carousel".',
  },
  {
    file: `${DOCS}/getting-started/usage/usage.mdx`,
    code: '<button onClick={() => location.reload()}>Again</button>\n',
    place: 'onClick',
    need: 'The page has onClick={…}.',
  },
  {
    file: `${DOCS}/getting-started/getting-started.mdx`,
    code: 'export function Count() {\n  return useState(1)[0];\n}\n\n<Count />\n',
    place: 'useState',
    need: 'The page calls useState.',
  },
];

let site: SiteCopy;

beforeAll(async () => {
  site = await copySite();
});

afterAll(() => site.remove());

test('a build fails, with file and line, on pages whose code needs React in the browser', async () => {
  for (const { file, code } of FAULTS) {
    await site.edit(file, (page) => `${page}\n${code}`);
  }
  const { code, output } = await site.build();
  expect(code).not.toBe(0);
  for (const { file, place, need } of FAULTS) {
    expectMessages(output, [`${file}:${lineOf(await site.read(file), place)}:`, need]);
  }
});
