import { expectFailure } from './expectFailure';
import { copySite } from './siteCopy';
import type { SiteCopy } from './siteCopy';

const TREE = 'content/navigation/material-ui.ts';

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
});
