import { expectMessages, failedBuild, lineOf } from './expectFailure';
import type { Message } from './expectFailure';
import { copySite } from './siteCopy';

const DOCS = 'docs/material-ui';
const USAGE = `${DOCS}/getting-started/usage`;
const OVERVIEW = `${DOCS}/getting-started/getting-started.mdx`;
const PAGE = `${DOCS}/react-button/react-button.mdx`;
const DEMOS = `${DOCS}/react-button/demos`;
const CHINESE = 'i18n/zh/docusaurus-plugin-content-docs-material-ui/current';
const TREE = 'content/navigation/material-ui.ts';
const LOCK = 'content/written-pages.txt';
const LABELS = 'src/language/shared/translations/translations.json';
const CHINESE_LABELS = 'src/language/shared/translations/translations-zh.json';
const SHELL_LABELS = 'i18n/zh/code.json';
const CONTENTS = 'src/document/contents/Contents.tsx';
const SYNONYMS = 'content/search/synonyms.json';
const SHORTCUTS = 'content/search/shortcuts.json';

/** Returns the line, from 1, of the first occurrence of a text in a file of the spoiled site. */
type FindLine = (file: string, text: string) => number;

interface Fault {
  /** How files get the fault: their content, or '' for a new file, to what it becomes. */
  edits: Readonly<Record<string, (content: string) => string>>;
  messages: (line: FindLine) => readonly Message[];
}

type Faults = Readonly<Record<string, Fault>>;

/** Faults of single files. */
const IN_FILES: Faults = {
  'a page without a title': {
    edits: { [`${USAGE}/usage.mdx`]: (page) => page.replace(/^title: .*\n/m, '') },
    messages: () => [
      `${USAGE}/usage.mdx:1: the page has no title. Add "title: …" to its front matter.`,
    ],
  },
  'a page without a description, and a title that is too long': {
    edits: {
      [OVERVIEW]: (page) =>
        page
          .replace(/^description: .*\n/m, '')
          .replace(/^title: .*$/m, `title: ${'Button '.repeat(12)}`),
    },
    messages: () => [
      `${OVERVIEW}:1: the page has no description. Add "description: …" to its front matter.`,
      `${OVERVIEW}:2: the title has 83 characters. Shorten it to 70 or fewer.`,
    ],
  },
  'a demo that has no file, and one that no page shows': {
    edits: { [PAGE]: (page) => page.replace('name="TextButtons"', 'name="TextButton"') },
    messages: (line) => [
      `${PAGE}:${line(PAGE, 'name="TextButton"')}: <Demo name="TextButton"> has no file. Write ${DEMOS}/TextButton.tsx or correct the name.`,
      `${DEMOS}/TextButtons.tsx: no page shows this demo.`,
    ],
  },
  'a demo that does not compile': {
    edits: {
      [`${DEMOS}/TextButtons.tsx`]: (demo) => demo.replace('<Button', '<Button color="purple"'),
    },
    messages: () => [
      'Demos do not compile',
      new RegExp(`${DEMOS}/TextButtons\\.tsx:\\d+:\\d+: No overload matches this call`),
      /"purple\\?"' is not assignable to type/,
    ],
  },
  'a label that is missing in one language': {
    edits: { [CHINESE_LABELS]: (labels) => labels.replace(/^.*"hue".*\n/m, '') },
    messages: (line) => [
      `${CHINESE_LABELS}: the label "colors.hue" is missing. Translate it from ${LABELS}:${line(LABELS, '"hue"')}.`,
    ],
  },
  'labels of the shell that are missing, in English, or not used': {
    edits: {
      [SHELL_LABELS]: (content) => {
        const labels = JSON.parse(content) as Record<string, unknown>;
        labels['contents.head'] = labels['contents.heading'];
        delete labels['contents.heading'];
        labels['versions.title'] = { message: 'Versions' };
        return JSON.stringify(labels, null, 2);
      },
    },
    messages: (line) => [
      `${SHELL_LABELS}: the label "contents.heading" of ${CONTENTS}:${line(CONTENTS, 'contents.heading')} is missing. Translate "Contents".`,
      `${SHELL_LABELS}:${line(SHELL_LABELS, '"contents.head"')}: no source file has the label "contents.head". Remove it, or correct its key.`,
      `${SHELL_LABELS}:${line(SHELL_LABELS, '"versions.title"')}: "versions.title" has the English text. Translate it.`,
    ],
  },
  'a translated page without an English page': {
    edits: { [`${CHINESE}/old.mdx`]: () => '---\ntitle: 旧\ndescription: 旧\n---\n' },
    messages: () => [
      `${CHINESE}/old.mdx: there is no English page ${DOCS}/old.mdx. Move the file to where its English page is now, or remove it.`,
    ],
  },
  'synonyms and shortcuts that are not valid': {
    edits: {
      [SYNONYMS]: () => '{\n  "Button": "cta"\n}\n',
      [SHORTCUTS]: () => '{\n  "material-ui": [\n    "/material-ui/gone"\n  ]\n}\n',
    },
    messages: () => [
      `${SYNONYMS}:2: "Button" must be an array. List words`,
      `${SHORTCUTS}:3: no page tree has the page /material-ui/gone. Correct the path.`,
    ],
  },
};

/** Faults that only a list of all pages shows. */
const BETWEEN_FILES: Faults = {
  'a page in no tree': {
    edits: { [TREE]: (tree) => tree.replace(/^.*title: 'Usage'.*\n/m, '') },
    messages: () => [
      `${USAGE}/usage.mdx:1: no page tree contains this page. Add { pathname: '/material-ui/getting-started/usage', title: '…' } to ${TREE}`,
    ],
  },
  'a page that is gone': {
    edits: { [LOCK]: (lock) => `${lock}/material-ui/react-gone\n` },
    messages: (line) => [
      `${LOCK}:${line(LOCK, 'react-gone')}: the page /material-ui/react-gone is gone. Restore its file`,
    ],
  },
  'an item with two pages': {
    edits: {
      [`${DOCS}/react-button/index.mdx`]: () => '---\ntitle: Button\ndescription: Button.\n---\n',
    },
    messages: () => [
      `${PAGE}:1: ${DOCS}/react-button/index.mdx is already the page /material-ui/react-button. Remove or move one of the two files.`,
    ],
  },
};

const SEARCHED = [PAGE, LOCK, LABELS, SHELL_LABELS, CONTENTS];

/** Gives a site all faults, builds it, and returns the output, and what finds lines in its files. */
async function buildWith(faults: Faults): Promise<{ output: string; findLine: FindLine }> {
  const site = await copySite();
  for (const { edits } of Object.values(faults)) {
    for (const [file, edit] of Object.entries(edits)) {
      await site.edit(file, edit);
    }
  }
  const texts = new Map(
    await Promise.all(SEARCHED.map(async (file) => [file, await site.read(file)] as const)),
  );
  const output = await failedBuild(site);
  await site.remove();
  return { output, findLine: (file, text) => lineOf(texts.get(file) ?? '', text) };
}

// All of a group are in one site, so that each message also proves that no fault hides another one.
describe.each([IN_FILES, BETWEEN_FILES])(
  'a build fails, with file, line, and fix, on',
  (faults) => {
    let built: Awaited<ReturnType<typeof buildWith>>;

    beforeAll(async () => {
      built = await buildWith(faults);
    });

    it.each(Object.entries(faults))('%s', (_what, { messages }) => {
      expectMessages(built.output, messages(built.findLine));
    });
  },
);
