import { expectFailure, expectMessages, failedBuild } from './expectFailure';
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

  it('a module that imports its demo', async () => {
    await site.edit(
      `${DEMOS}/words.ts`,
      () => "import TextButtons from './TextButtons';\nexport const word = TextButtons.name;\n",
    );
    await site.edit(
      `${DEMOS}/TextButtons.tsx`,
      (content) =>
        `import { word } from './words';\n${content.replace('return', 'String(word);\n  return')}`,
    );
    const output = await failedBuild(site);
    expectMessages(output, [`  - ${DEMOS}/words.ts:1: "./TextButtons" is a demo`]);
    expect(output).not.toContain(site.dir);
  });
});
