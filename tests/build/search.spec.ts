import { expectFailure } from './expectFailure';
import { copySite } from './siteCopy';
import type { SiteCopy } from './siteCopy';

const SYNONYMS = 'content/search/synonyms.json';

let site: SiteCopy;

beforeEach(async () => {
  site = await copySite();
});

afterEach(() => site.remove());

describe('a build fails, with file, line, and fix, on', () => {
  it('a synonym for no page', async () => {
    await site.edit(SYNONYMS, () => '{\n  "Button": ["cta"],\n  "Buttom": ["press"]\n}\n');
    await expectFailure(
      site,
      `${SYNONYMS}:3: no page has the name "Buttom". Use the English title`,
    );
  });
});
