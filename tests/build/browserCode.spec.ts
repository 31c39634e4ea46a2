import { expectMessages, failureOf, lineOf } from './failures';
import { copySite } from './siteCopy';
import type { SiteCopy } from './siteCopy';

const BUTTON = 'docs/material-ui/react-button/react-button.mdx';
const USAGE = 'docs/material-ui/getting-started/usage/usage.mdx';
const OVERVIEW = 'docs/material-ui/getting-started/getting-started.mdx';

let site: SiteCopy;

beforeAll(async () => {
  site = await copySite();
});

afterAll(() => site.remove());

test('a build fails, with file and line, on pages whose code needs React in the browser', async () => {
  const added = {
    [BUTTON]: "import Carousel from 'some-carousel';\n\n<Carousel />\n",
    [USAGE]: '<button onClick={() => location.reload()}>Again</button>\n',
    [OVERVIEW]: 'export function Count() {\n  return useState(1)[0];\n}\n\n<Count />\n',
  };
  const lines: Record<string, number> = {};
  for (const [file, text] of Object.entries(added)) {
    await site.edit(file, (page) => {
      lines[file] = lineOf(
        `${page}\n${text}`,
        text.includes('useState') ? 'useState' : (text.split('\n')[0] ?? ''),
      );
      return `${page}\n${text}`;
    });
  }
  expectMessages(failureOf(await site.build()), [
    new RegExp(`${BUTTON}[^]*:${lines[BUTTON]}\\b[^]*The page imports code: "some-carousel"`),
    new RegExp(`${USAGE}[^]*:${lines[USAGE]}\\b[^]*The page has onClick=\\{…\\}`),
    new RegExp(`${OVERVIEW}[^]*:${lines[OVERVIEW]}\\b[^]*The page calls useState`),
  ]);
});
