import { expectFailure } from './expectFailure';
import { copySite } from './siteCopy';
import type { SiteCopy } from './siteCopy';

const DEMOS = 'docs/material-ui/react-button/demos';

let site: SiteCopy;

beforeEach(async () => {
  site = await copySite();
});

afterEach(() => site.remove());

describe('a build fails, with file, line, and fix, on', () => {
  it('a demo with a syntax error', async () => {
    await site.edit(`${DEMOS}/TextButtons.tsx`, (content) => content.replace('</Button>', ''));
    await expectFailure(site, new RegExp(`${DEMOS}/TextButtons\\.tsx:\\d+:\\d+: `));
  });
});
