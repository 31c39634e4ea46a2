import { expectFailure } from './expectFailure';
import { copySite } from './siteCopy';
import type { SiteCopy } from './siteCopy';

const TREE = 'content/navigation/material-ui.ts';
const USAGE = 'docs/material-ui/getting-started/usage';

let site: SiteCopy;

beforeEach(async () => {
  site = await copySite();
});

afterEach(() => site.remove());

describe('a build fails, with file, place, and fix, on', () => {
  it('an unknown icon and an unknown plan in a page tree', async () => {
    await site.edit(TREE, (content) =>
      content.replace("icon: 'WebIcon'", "icon: 'CartIcon', plan: 'gold'"),
    );
    await expectFailure(
      site,
      `${TREE}: Getting started › Overview: "icon" is "CartIcon". It must be one of ReaderIcon`,
      `"plan" is "gold". It must be one of community, pro, premium.`,
    );
  });

  it('a page in no tree', async () => {
    await site.edit(TREE, (content) => content.replace(/^.*title: 'Usage'.*\n/m, ''));
    await expectFailure(
      site,
      `${USAGE}/usage.mdx:1: no page tree contains this page. Add { pathname: '/material-ui/getting-started/usage', title: '…' } to ${TREE}`,
    );
  });

  it('an item with two pages', async () => {
    const page = await site.read(`${USAGE}/usage.mdx`);
    await site.edit(`${USAGE}/index.mdx`, () => page);
    await expectFailure(
      site,
      `${USAGE}/usage.mdx:1: ${USAGE}/index.mdx is already the page /material-ui/getting-started/usage. Remove or move one of the two files.`,
    );
  });

  it('a page that is gone', async () => {
    const lock = 'content/written-pages.txt';
    await site.edit(lock, (content) => `${content}/material-ui/react-gone\n`);
    const { length } = (await site.read(lock)).trim().split('\n');
    await expectFailure(
      site,
      `${lock}:${length}: the page /material-ui/react-gone is gone. Restore its file`,
    );
  });
});
