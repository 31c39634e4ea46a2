import { expectMessages, failureOf, lineOf } from './failures';
import type { Message } from './failures';
import { copySite } from './siteCopy';

const DOCS = 'docs/material-ui';
const USAGE = `${DOCS}/getting-started/usage`;
const OVERVIEW = `${DOCS}/getting-started/getting-started.mdx`;
const PAGE = `${DOCS}/react-button/react-button.mdx`;
const DEMOS = `${DOCS}/react-button/demos`;
const CHINESE = 'i18n/zh/docusaurus-plugin-content-docs-material-ui/current';
const TREE = 'content/navigation/material-ui.ts';
const LOCK = 'content/written-pages.txt';
const LABELS = 'i18n/en/labels.json';
const CHINESE_LABELS = 'i18n/zh/labels.json';
const SHELL_LABELS = 'i18n/zh/code.json';
const CONTENTS = 'plugins/written-pages/browser/contents/Contents.tsx';
const SYNONYMS = 'content/search/synonyms.json';
const SHORTCUTS = 'content/search/shortcuts.json';
const PRESETS = 'content/playgrounds/material-ui';
const CHINESE_PAGE = `${CHINESE}/react-button/react-button.mdx`;
const COMPONENTS = 'src/theme/MDXComponents/index.tsx';
const VOTE = 'src/theme/MDXComponents/Vote.tsx';
const RECORD = `${CHINESE}/react-button/react-button.sections.json`;

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
  'front matter that is not YAML': {
    edits: { [OVERVIEW]: (page) => page.replace('title: Start', 'title: Start: the') },
    messages: () => [`${OVERVIEW}:2: the front matter isn't valid YAML`],
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
      new RegExp(
        `${DEMOS}/TextButtons\\.tsx:\\d+:\\d+: Type '\\\\?"purple\\\\?"' is not assignable to type`,
      ),
      'No overload matches this call',
    ],
  },
  'a demo with a syntax error': {
    edits: { [`${DEMOS}/Unclosed.tsx`]: () => 'export default () => <p>;\n' },
    messages: () => [new RegExp(`${DEMOS}/Unclosed\\.tsx:\\d+:\\d+: `)],
  },
  'playgrounds that are missing or of no component': {
    edits: {
      [PAGE]: (page) => page.replace('component="LoadingButton"', 'component="Buton"'),
      [CHINESE_PAGE]: (page) => page.replace(/<Playground.*/, ''),
    },
    messages: (line) => [
      `${PAGE}:${line(PAGE, 'component="Buton"')}: material-ui has no component Buton. Correct the name.`,
      `${CHINESE_PAGE}:1: the page has no playground. Run "npm run new -- playground material-ui/react-button"`,
    ],
  },
  'presets that do not compile or that name unknown props and values': {
    edits: {
      [`${PRESETS}/Timeline.tsx`]: (preset) =>
        preset.replace('<Timeline {', '<Timeline size="huge" {'),
      [`${PRESETS}/LoadingButton.tsx`]: (preset) =>
        preset
          .replace('loading: true', "loadingPosition: 'fine'")
          .replace("'children', 'loading'", "'children', 'actions'"),
    },
    messages: () => [
      new RegExp(`${PRESETS}/Timeline\\.tsx:\\d+:\\d+: `),
      new RegExp(
        `${PRESETS}/LoadingButton\\.tsx:\\d+: loadingPosition can't be "fine"\\. Use [a-z, ]*center[a-z, ]*\\.`,
      ),
      new RegExp(
        `${PRESETS}/LoadingButton\\.tsx:\\d+: LoadingButton has no prop actions\\. Correct or remove it\\.`,
      ),
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
  'components of the theme that no page of this site renders': {
    edits: {
      'src/theme/Navbar/index.tsx': () => '// New: x.\nexport default () => <nav />;\n',
      'src/theme/Tabs.tsx': () => 'export default () => null;\n',
    },
    messages: () => [
      'src/theme/Navbar/index.tsx:1: nothing renders this component of the theme.',
      'src/theme/Tabs.tsx:1: nothing renders this component of the theme.',
    ],
  },
  'components of pages that need React in the browser and are no islands': {
    edits: {
      [COMPONENTS]: () => `// Wraps: adds two components.
import MDXComponents from '@theme-original/MDXComponents';
import { Chart } from 'some-charts';
import { Vote } from './Vote';

export default {
  ...MDXComponents,
  Chart,
  Vote,
};
`,
      [VOTE]: () => `import { useState } from 'react';
import { Island } from '@component-docs/static-pages/browser/islands';
import { useLate } from './useLate';
import { Fine } from './Fine';

export function Vote() {
  const [votes, setVotes] = useState(0);
  useLate();
  return (
    <p>
      <button onClick={() => setVotes(votes + 1)}>{votes}</button>
      <Island id="fine" module="feedback">
        <Fine />
      </Island>
    </p>
  );
}
`,
      'src/theme/MDXComponents/useLate.ts': () =>
        "import * as React from 'react';\nexport const useLate = () => React.useEffect(() => {});\n",
      'src/theme/MDXComponents/Fine.tsx': () =>
        "import { useState } from 'react';\nexport const Fine = () => useState('fine')[0];\n",
    },
    messages: () => [
      `${COMPONENTS}:8: <Chart> is a component of the package some-charts.`,
      `${VOTE}:7: calls useState. The page is printed at build, and React never runs in it.`,
      `${VOTE}:11: has onClick={…}.`,
      'src/theme/MDXComponents/useLate.ts:2: calls useEffect.',
    ],
  },
  'code of the browser that reads the data of plugins': {
    edits: {
      'src/feedback/Feedback.tsx': (module) =>
        `import { usePluginData } from '@docusaurus/useGlobalData';\n${module}\nusePluginData('search');\n`,
    },
    messages: () => [
      "src/feedback/Feedback.tsx:1: reads the data of plugins, which the built site doesn't have in the browser.",
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

/** Faults that plugins look for only when they have found none of the above. */
const IN_CONTENT: Faults = {
  'a component that no package has': {
    edits: { [PAGE]: (page) => page.replace('[LoadingButton]', '[LoadingButon]') },
    messages: () => [
      `${PAGE}:5: none of @mui/lab has a component "LoadingButon". Did you mean "LoadingButton"?`,
    ],
  },
  'a module that imports its demo': {
    edits: {
      [`${DEMOS}/words.ts`]: () =>
        "import TextButtons from './TextButtons';\nexport const word = TextButtons.name;\n",
      [`${DEMOS}/TextButtons.tsx`]: (demo) =>
        `import { word } from './words';\n${demo.replace('return', 'String(word);\n  return')}`,
    },
    messages: () => [`  - ${DEMOS}/words.ts:1: "./TextButtons" is a demo`],
  },
  'a record of translated sections that is damaged': {
    edits: { [RECORD]: (record) => record.replace(/"[0-9a-f]{8}"/, '"late"') },
    messages: () => [
      `${RECORD}: the value of "@front-matter" isn't a hash of eight hexadecimal digits. Restore it`,
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

/** Gives a site all faults, loads it, and returns the output, and what finds lines in its files. */
async function loadWith(faults: Faults): Promise<{ output: string; findLine: FindLine }> {
  const site = await copySite();
  for (const { edits } of Object.values(faults)) {
    for (const [file, edit] of Object.entries(edits)) {
      await site.edit(file, edit);
    }
  }
  const texts = new Map(
    await Promise.all(SEARCHED.map(async (file) => [file, await site.read(file)] as const)),
  );
  const output = failureOf(await site.load());
  // Files are named by their paths in the site.
  expect(output).not.toContain(site.dir);
  await site.remove();
  return { output, findLine: (file, text) => lineOf(texts.get(file) ?? '', text) };
}

// All of a group are in one site, so that each message also proves that no fault hides another one.
describe.each([IN_FILES, IN_CONTENT, BETWEEN_FILES])(
  'a site fails to load, with file, line, and fix, on',
  (faults) => {
    let loaded: Awaited<ReturnType<typeof loadWith>>;

    beforeAll(async () => {
      loaded = await loadWith(faults);
    });

    it.each(Object.entries(faults))('%s', (_what, { messages }) => {
      expectMessages(loaded.output, messages(loaded.findLine));
    });
  },
);
