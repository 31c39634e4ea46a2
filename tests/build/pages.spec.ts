import { expectFailure } from './expectFailure';
import { copySite } from './siteCopy';
import type { SiteCopy } from './siteCopy';

const PAGE = 'docs/material-ui/react-button/react-button.mdx';

let site: SiteCopy;

beforeEach(async () => {
  site = await copySite();
});

afterEach(() => site.remove());

describe('a build fails, with file, line, and fix, on', () => {
  it('a component that no package has', async () => {
    await site.edit(PAGE, (content) => content.replace('[LoadingButton]', '[LoadingButon]'));
    await expectFailure(
      site,
      `${PAGE}: none of @mui/lab has a component "LoadingButon". Correct "components" in the front matter.`,
    );
  });

  it('front matter that is not YAML', async () => {
    await site.edit(PAGE, (content) => content.replace('title: React', 'title: React: the'));
    await expectFailure(site, `${PAGE}:2: the front matter isn't valid YAML`);
  });
});
