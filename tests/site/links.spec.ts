import { checkSite } from '@component-docs/docs-checks/node/link-check/checkSite';
import { siteFolder } from '../helpers/siteFolder';

// Of the site in all its languages: one language's build links to the others.
test('every link of the built site leads to a page, an anchor, or a file', async () => {
  expect(await checkSite(siteFolder())).toEqual([]);
});
