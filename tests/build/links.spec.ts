import { expectMessages, failureOf, lineOf } from './failures';
import { copySite } from './siteCopy';
import type { SiteCopy } from './siteCopy';

const PAGE = 'docs/material-ui/react-button/react-button.mdx';
const OVERVIEW = 'docs/material-ui/getting-started/getting-started.mdx';

let site: SiteCopy;

beforeEach(async () => {
  site = await copySite();
});

afterEach(() => site.remove());

test('a build fails, with file, line, and fix, on broken links and on links to a heading that is gone', async () => {
  let line = 0;
  await site.edit(PAGE, (content) => {
    const broken = content
      .replaceAll('# Sizes\n', '# Heights\n')
      .concat('\nSee [usage](/material-ui/getting-started/use) and [shapes](#shapes).\n');
    line = lineOf(broken, 'See [usage]');
    return broken;
  });
  const linking = lineOf(await site.read(OVERVIEW), '#sizes');
  expectMessages(failureOf(await site.build()), [
    `${PAGE}:${line}: there is no page at /material-ui/getting-started/use.`,
    `${PAGE}:${line}: /material-ui/react-button has no anchor #shapes.`,
    `${OVERVIEW}:${linking}: /material-ui/react-button has no anchor #sizes.`,
  ]);
});
