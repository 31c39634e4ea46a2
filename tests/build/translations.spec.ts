import { expectFailure } from './expectFailure';
import { copySite } from './siteCopy';
import type { SiteCopy } from './siteCopy';

const FOLDER = 'i18n/zh/docusaurus-plugin-content-docs-material-ui/current';

let site: SiteCopy;

beforeEach(async () => {
  site = await copySite();
});

afterEach(() => site.remove());

describe('a build fails, with file and fix, on', () => {
  it('a record of translated sections that is damaged', async () => {
    const record = `${FOLDER}/react-button/react-button.sections.json`;
    await site.edit(record, (content) => content.replace(/"[0-9a-f]{8}"/, '"late"'));
    await expectFailure(
      site,
      `${record}: the value of "@front-matter" isn't a hash of eight hexadecimal digits. Restore it`,
    );
  });
});
