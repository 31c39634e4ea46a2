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
    const broken = content.replace('component="Button"', 'component="Buton"');
    line = lineOf(broken, 'component="Buton"');
    return broken;
  });
  await site.edit(TRANSLATION, (content) => content.replace(/<Playground.*/, ''));
  await site.edit(`${PRESETS}/Tabs.tsx`, (content) =>
    content.replace('value={value}', 'value={value} size="huge"'),
  );
  await site.edit(`${PRESETS}/Alert.tsx`, (content) =>
    content.replace("severity: 'success'", "severity: 'fine'").replace("'action'", "'actions'"),
  );
  await expectFailure(
    site,
    `${PAGE}:${line}: material-ui has no component Buton. Correct the name.`,
    `${TRANSLATION}:1: the page has no playground. Run "npm run new -- playground material-ui/react-button"`,
    new RegExp(`${PRESETS}/Tabs\\.tsx:\\d+:\\d+: `),
    new RegExp(
      `${PRESETS}/Alert\\.tsx:\\d+: severity can't be "fine"\\. Use success, info, warning, error\\.`,
    ),
    new RegExp(`${PRESETS}/Alert\\.tsx:\\d+: Alert has no prop actions\\. Correct or remove it\\.`),
  );
});
