import { expectFailure, lineOf } from './expectFailure';
import { copySite } from './siteCopy';
import type { SiteCopy } from './siteCopy';

const PAGE = 'docs/material-ui/react-button/react-button.mdx';
const TRANSLATION =
  'i18n/zh/docusaurus-plugin-content-docs-material-ui/current/react-button/react-button.mdx';
const PRESETS = 'content/playgrounds/material-ui';

let site: SiteCopy;

beforeEach(async () => {
  site = await copySite();
});

afterEach(() => site.remove());

test('a build fails, with file, line, and fix, on wrong playgrounds and presets', async () => {
  let line = 0;
  await site.edit(PAGE, (content) => {
    const broken = content.replace('component="LoadingButton"', 'component="Buton"');
    line = lineOf(broken, 'component="Buton"');
    return broken;
  });
  await site.edit(TRANSLATION, (content) => content.replace(/<Playground.*/, ''));
  await site.edit(`${PRESETS}/Timeline.tsx`, (content) =>
    content.replace('<Timeline {', '<Timeline size="huge" {'),
  );
  await site.edit(`${PRESETS}/LoadingButton.tsx`, (content) =>
    content
      .replace('loading: true', "loadingPosition: 'fine'")
      .replace("'children', 'loading'", "'children', 'actions'"),
  );
  await expectFailure(
    site,
    `${PAGE}:${line}: material-ui has no component Buton. Correct the name.`,
    `${TRANSLATION}:1: the page has no playground. Run "npm run new -- playground material-ui/react-button"`,
    new RegExp(`${PRESETS}/Timeline\\.tsx:\\d+:\\d+: `),
    new RegExp(
      `${PRESETS}/LoadingButton\\.tsx:\\d+: loadingPosition can't be "fine"\\. Use [a-z, ]*center[a-z, ]*\\.`,
    ),
    new RegExp(
      `${PRESETS}/LoadingButton\\.tsx:\\d+: LoadingButton has no prop actions\\. Correct or remove it\\.`,
    ),
  );
});
