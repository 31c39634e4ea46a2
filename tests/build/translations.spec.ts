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
  it('a translated page without an English page', async () => {
    await site.edit(`${FOLDER}/old.mdx`, () => '---\ntitle: 旧\ndescription: 旧\n---\n');
    await expectFailure(
      site,
      `${FOLDER}/old.mdx: there is no English page docs/material-ui/old.mdx. Move the file to where its English page is now, or remove it.`,
    );
  });

  it('a record of translated sections that is damaged', async () => {
    const record = `${FOLDER}/react-button/react-button.sections.json`;
    await site.edit(record, (content) => content.replace(/"[0-9a-f]{8}"/, '"late"'));
    await expectFailure(
      site,
      `${record}: the value of "@front-matter" isn't a hash of eight hexadecimal digits. Restore it`,
    );
  });
});
