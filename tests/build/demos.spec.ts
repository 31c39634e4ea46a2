import { expectFailure, lineOf } from './expectFailure';
import { copySite } from './siteCopy';
import type { SiteCopy } from './siteCopy';

const PAGE = 'docs/material-ui/react-button/react-button.mdx';
const DEMOS = 'docs/material-ui/react-button/demos';

let site: SiteCopy;

beforeEach(async () => {
  site = await copySite();
});

afterEach(() => site.remove());

describe('a build fails, with file, line, and fix, on', () => {
  it('a demo that has no file', async () => {
    let line = 0;
    await site.edit(PAGE, (content) => {
      const broken = content.replace('name="TextButtons"', 'name="TextButton"');
      line = lineOf(broken, 'name="TextButton"');
      return broken;
    });
    await expectFailure(
      site,
      `${PAGE}:${line}: <Demo name="TextButton"> has no file. Write ${DEMOS}/TextButton.tsx or correct the name.`,
      `${DEMOS}/TextButtons.tsx: no page shows this demo.`,
    );
  });

  it('a demo that does not compile', async () => {
    await site.edit(`${DEMOS}/TextButtons.tsx`, (content) =>
      content.replace('<Button', '<Button color="purple"'),
    );
    await expectFailure(
      site,
      'Demos do not compile',
      new RegExp(`${DEMOS}/TextButtons\\.tsx:\\d+:\\d+: No overload matches this call`),
      /"purple\\?"' is not assignable to type/,
    );
  });

  it('a demo with a syntax error', async () => {
    await site.edit(`${DEMOS}/TextButtons.tsx`, (content) => content.replace('</Button>', ''));
    await expectFailure(site, new RegExp(`${DEMOS}/TextButtons\\.tsx:\\d+:\\d+: `));
  });
});
