import { expectFailure } from './expectFailure';
import { copySite } from './siteCopy';
import type { SiteCopy } from './siteCopy';

const SYNONYMS = 'content/search/synonyms.json';
const SHORTCUTS = 'content/search/shortcuts.json';

let site: SiteCopy;

beforeEach(async () => {
  site = await copySite();
});

afterEach(() => site.remove());

describe('a build fails, with file, line, and fix, on', () => {
  it('synonyms and shortcuts that are not valid, together', async () => {
    await site.edit(SYNONYMS, () => '{\n  "Button": "cta"\n}\n');
    await site.edit(SHORTCUTS, () => '{\n  "material-ui": [\n    "/material-ui/gone"\n  ]\n}\n');
    await expectFailure(
      site,
      `${SYNONYMS}:2: "Button" must be an array. List words`,
      `${SHORTCUTS}:3: no page tree has the page /material-ui/gone. Correct the path.`,
    );
  });

  it('a synonym for no page', async () => {
    await site.edit(SYNONYMS, () => '{\n  "Button": ["cta"],\n  "Buttom": ["press"]\n}\n');
    await expectFailure(
      site,
      `${SYNONYMS}:3: no page has the name "Buttom". Use the English title`,
    );
  });
});
