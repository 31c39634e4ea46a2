import { copySite } from './siteCopy';
import type { SiteCopy } from './siteCopy';

const PAGE = 'docs/material-ui/react-button/react-button.mdx';
const DEMOS = 'docs/material-ui/react-button/demos';

let site: SiteCopy;

beforeEach(async () => {
  site = await copySite();
});

afterEach(() => site.remove());

/** Returns the line of the page that contains a text, from 1. */
function lineOf(content: string, text: string): number {
  return content.split('\n').findIndex((line) => line.includes(text)) + 1;
}

async function expectFailure(...messages: (string | RegExp)[]) {
  const { code, output } = await site.build();
  expect(code).not.toBe(0);
  messages.forEach((message) =>
    typeof message === 'string'
      ? expect(output).toContain(message)
      : expect(output).toMatch(message),
  );
}

describe('a build fails, with file, line, and fix, on', () => {
  it('a demo that has no file', async () => {
    let line = 0;
    await site.edit(PAGE, (content) => {
      const broken = content.replace('name="TextButtons"', 'name="TextButton"');
      line = lineOf(broken, 'name="TextButton"');
      return broken;
    });
    await expectFailure(
      `${PAGE}:${line}: <Demo name="TextButton"> has no file. Write ${DEMOS}/TextButton.tsx or correct the name.`,
      `${DEMOS}/TextButtons.tsx: no page shows this demo.`,
    );
  });

  it('a demo that does not compile', async () => {
    await site.edit(`${DEMOS}/TextButtons.tsx`, (content) =>
      content.replace('<Button', '<Button color="purple"'),
    );
    await expectFailure(
      'Demos do not compile',
      new RegExp(`${DEMOS}/TextButtons\\.tsx:\\d+:\\d+: No overload matches this call`),
      /"purple\\?"' is not assignable to type/,
    );
  });

  it('a demo with a syntax error', async () => {
    await site.edit(`${DEMOS}/TextButtons.tsx`, (content) => content.replace('</Button>', ''));
    await expectFailure(new RegExp(`${DEMOS}/TextButtons\\.tsx:\\d+:\\d+: `));
  });

  it('a component that no package has', async () => {
    await site.edit(PAGE, (content) => content.replace('[Button,', '[Buton,'));
    await expectFailure(
      `${PAGE}: none of @mui/material, @mui/lab has a component "Buton". Correct "components" in the front matter.`,
    );
  });

  it('a page without a description, and a title that is too long', async () => {
    await site.edit(PAGE, (content) =>
      content
        .replace(/^description: .*\n/m, '')
        .replace(/^title: .*$/m, `title: ${'Button '.repeat(12)}`),
    );
    await expectFailure(
      `${PAGE}:1: the page has no description. Add "description: …" to its front matter.`,
      `${PAGE}:2: the title has 83 characters. Shorten it to 70 or fewer.`,
    );
  });

  it('an unknown icon and an unknown plan in a page tree', async () => {
    const file = 'content/navigation/material-ui.ts';
    await site.edit(file, (content) =>
      content.replace("icon: 'WebIcon'", "icon: 'CartIcon' as 'WebIcon', plan: 'gold' as 'pro'"),
    );
    await expectFailure(
      `${file}: Template store: "icon" is "CartIcon". It must be one of ReaderIcon`,
      `"plan" is "gold". It must be one of community, pro, premium.`,
    );
  });

  it('a page in no tree, two files for one page, and a page that is gone', async () => {
    const page = (title: string) => () =>
      `---\ntitle: ${title}\ndescription: About ${title}.\n---\n\n# ${title}\n`;
    await site.edit('docs/material-ui/stray.mdx', page('Stray'));
    await site.edit('docs/system/react-box/index.mdx', page('Box'));
    const lock = 'content/written-pages.txt';
    let line = 0;
    await site.edit(lock, (content) => {
      const longer = `${content}/material-ui/react-gone\n`;
      line = lineOf(longer, 'react-gone');
      return longer;
    });
    await expectFailure(
      "docs/material-ui/stray.mdx:1: no page tree contains this page. Add { pathname: '/material-ui/stray', title: '…' } to content/navigation/material-ui.ts",
      'docs/system/react-box/react-box.mdx:1: docs/system/react-box/index.mdx is already the page /system/react-box.',
      `${lock}:${line}: the page /material-ui/react-gone is gone. Restore its file`,
    );
  });

  it('a label that is missing in one language', async () => {
    const file = 'src/reader/language/translations/translations-zh.json';
    await site.edit(file, (content) => content.replace(/^.*"showCode".*\n/m, ''));
    await expectFailure(
      `${file}: the label "demos.showCode" is missing. Translate it from src/reader/language/translations/translations.json.`,
    );
  });

  it('a label of the shell that is not translated, and one that is not used', async () => {
    const file = 'i18n/zh/code.json';
    const source = 'src/document/contents/Contents.tsx';
    let line = 0;
    await site.edit(file, (content) => {
      line = lineOf(content, '"contents.heading"');
      return content.replace('"contents.heading"', '"contents.head"');
    });
    const sourceLine = lineOf(await site.read(source), 'contents.heading');
    await expectFailure(
      `${file}: the label "contents.heading" of ${source}:${sourceLine} is missing. Translate "Contents".`,
      `${file}:${line}: no source file has the label "contents.head". Remove it, or correct its key.`,
    );
  });

  it('a broken link and a broken anchor', async () => {
    let line = 0;
    await site.edit(PAGE, (content) => {
      const broken = `${content}\nSee [usage](/material-ui/getting-started/use) and [sizes](#size).\n`;
      line = lineOf(broken, 'See [usage]');
      return broken;
    });
    await expectFailure(
      `${PAGE}:${line}: there is no page at /material-ui/getting-started/use.`,
      `${PAGE}:${line}: /material-ui/react-button has no anchor #size.`,
    );
  });

  it('a translated page without an English page', async () => {
    const folder = 'i18n/zh/docusaurus-plugin-content-docs-material-ui/current';
    await site.edit(`${folder}/old.mdx`, () => '---\ntitle: 旧\ndescription: 旧\n---\n');
    await expectFailure(
      `${folder}/old.mdx: there is no English page docs/material-ui/old.mdx. Move the file to where its English page is now, or remove it.`,
    );
  });

  it('a record of translated sections that is damaged', async () => {
    const record =
      'i18n/zh/docusaurus-plugin-content-docs-material-ui/current/react-button/react-button.sections.json';
    await site.edit(record, (content) => content.replace(/"[0-9a-f]{8}"/, '"late"'));
    await expectFailure(
      `${record}: the value of "@front-matter" isn't a hash of eight hexadecimal digits. Restore it`,
    );
  });
});
