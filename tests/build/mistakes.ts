import type { Message } from './failures';

const DOCS = 'docs/material-ui';
const PAGE = `${DOCS}/react-button/react-button.mdx`;
const USAGE = `${DOCS}/getting-started/usage/usage.mdx`;
const DEMO = `${DOCS}/react-button/demos/TextButtons.tsx`;
const CHINESE = 'i18n/zh/docusaurus-plugin-content-docs-material-ui/current';
const TREE = 'content/navigation/material-ui.ts';

/** The first line that a mistake adds to the page. */
const LINE = `${PAGE}:32: `;

/** What a file becomes, given its content, or '' for a new file. Undefined removes it. */
type Edit = (text: string) => string | Buffer | undefined;

/** A mistake of a writer, and what is said about it. */
export interface Mistake {
  /** How files get the mistake. */
  edits: Readonly<Record<string, Edit>>;
  messages: readonly Message[];
}

const atEnd = (text: string) => (page: string) => `${page}\n${text}\n`;
const instead = (from: string, to: string) => (text: string) => text.replace(from, to);
const editing =
  (file: string) =>
  (edit: Edit, ...messages: Message[]): Mistake => ({ edits: { [file]: edit }, messages });
const ofPage = editing(PAGE);
const ofUsage = editing(USAGE);
const ofDemo = editing(DEMO);

/** Mistakes in the fixture site, by name. */
export const MISTAKES: Readonly<Record<string, Mistake>> = {
  'a demo without a file': ofPage(
    atEnd('<Demo name="Missing" />'),
    `${LINE}<Demo name="Missing"> has no file. Write`,
  ),
  'a demo that no page shows': editing(`${DOCS}/react-button/demos/Lonely.tsx`)(
    () => 'export default function Lonely() {\n  return <p>Lonely</p>;\n}\n',
    'demos/Lonely.tsx: no page shows this demo.',
  ),
  'a demo without a name': ofPage(atEnd('<Demo />'), `${LINE}<Demo> needs a name`),
  'an unknown option of a demo': ofPage(
    instead('<Demo name="TextButtons" />', '<Demo name="TextButtons" hight={3} />'),
    `${PAGE}:14: unknown option hight. Options are`,
  ),
  'an unknown component': ofPage(
    atEnd('<Playgrond component="LoadingButton" />'),
    `${LINE}pages have no component <Playgrond>. Did you mean <Playground>?`,
  ),
  'an unknown key': ofPage(
    instead('sidebar_label', 'sidebar_lable'),
    `${PAGE}:3: front matter has no key "sidebar_lable". Did you mean "sidebar_label"?`,
  ),
  'a component that no package has': ofPage(
    instead('[LoadingButton]', '[LoadingButon]'),
    `${PAGE}:5: none of @mui/lab has a component "LoadingButon". Did you mean "LoadingButton"?`,
  ),
  'a broken link': ofPage(
    atEnd('[Usage](/material-ui/getting-started/usge)'),
    `${LINE}there is no page at /material-ui/getting-started/usge. Did you mean /material-ui/getting-started/usage?`,
  ),
  'a broken anchor': ofPage(
    atEnd('[Component](/material-ui/getting-started/usage#first-compnent)'),
    `${LINE}/material-ui/getting-started/usage has no anchor #first-compnent. Did you mean #first-component?`,
  ),
  'a heading that another page links to and that is gone': {
    edits: {
      [PAGE]: atEnd('[Component](/material-ui/getting-started/usage#first-component)'),
      [USAGE]: instead('## First component', '## Render a component'),
    },
    messages: [`${LINE}/material-ui/getting-started/usage has no anchor #first-component.`],
  },
  'a picture that is not there': ofPage(
    atEnd('![A button](./button.png)'),
    `${LINE}there is no picture ./button.png. Correct its path`,
  ),
  'a picture without alternative text': ofPage(
    atEnd('![](/img/favicon.svg)'),
    `${LINE}the picture /img/favicon.svg has no alternative text. Say`,
  ),
  'two headings with one anchor': ofPage(
    atEnd('## More {/* #icon-button */}'),
    /react-button\.mdx:32: the heading in line \d+ has the anchor #icon-button, too\. Write/,
  ),
  'two files for one page': editing(`${DOCS}/react-button/index.mdx`)(
    () => '---\ntitle: Button\ndescription: Button.\n---\n\n# Button\n',
    'is already the page /material-ui/react-button. Remove or move one of the two files.',
  ),
  'a title and a description that are too long': ofPage(
    (page) =>
      page
        .replace('title: React', `title: ${'React '.repeat(15)}`)
        .replace('description: A', `description: ${'A page '.repeat(25)}`),
    /react-button\.mdx:2: the title has \d+ characters\. Shorten it to 70/,
    /react-button\.mdx:4: the description has \d+ characters\. Shorten it to 160/,
  ),
  'a description without a text': ofUsage(
    (page) => page.replace(/^description: .*$/m, 'description:'),
    `${USAGE}:4: the page has no description. Add`,
  ),
  'front matter that is not YAML': ofPage(
    instead('title: React', 'title: React: the'),
    `${PAGE}:2: the front matter isn't valid YAML`,
  ),
  'an element that is not closed': ofPage(
    instead('small, medium', '<small>, medium'),
    /react-button\.mdx:22: .*closing tag for `<small>`.*Correct it\. In text, write/,
  ),
  'several mistakes of one page': ofPage(
    (page) =>
      `${page.replace('sidebar_label', 'sidebar_lable')}\n![](./a.png)\n\n<Dmo />\n\n[Usage](/usge)\n`,
    'front matter has no key "sidebar_lable"',
    `${LINE}the picture ./a.png has no alternative text`,
    `${PAGE}:34: pages have no component <Dmo>. Did you mean <Demo>?`,
    `${PAGE}:36: there is no page at /usge`,
  ),
  'a demo with a wrong type': ofDemo(
    instead('<Button>', '<Button color="purple">'),
    /TextButtons\.tsx:\d+:\d+: Type '"purple"' is not assignable to type .*\(TS2769\)/,
  ),
  'a demo with a syntax error': ofDemo(instead('</Stack>', ''), /TextButtons\.tsx:\d+/),
  'a package that is not installed': ofDemo(
    (demo) =>
      `import Chart from 'some-chart';\n${demo.replace('<Button>', '<Chart />\n      <Button>')}`,
    /TextButtons\.tsx:1:\d+: Cannot find module 'some-chart'/,
  ),
  'line ends of Windows': ofUsage(
    (page) => page.replace(/\n/g, '\r\n'),
    `${USAGE}:1: the line ends as on Windows (CRLF). Save`,
  ),
  'another encoding than UTF-8': ofUsage(
    (page) => Buffer.from(page.replace('Import a', 'Naïvely import a'), 'latin1'),
    new RegExp(`${USAGE}:9: .*UTF-8`),
  ),
  'a page in no tree': editing(TREE)(
    (tree) => tree.replace(/^.*title: 'Usage'.*\n/m, ''),
    `${USAGE}:1: no page tree contains this page. Add`,
  ),
  'a translation whose English page is removed': ofUsage(
    () => undefined,
    `${CHINESE}/getting-started/usage/usage.mdx: there is no English page ${USAGE}. Move`,
  ),
  'a translation that is left behind': editing(`${CHINESE}/old/old.mdx`)(
    () =>
      '---\ntitle: 旧\ndescription: 旧\n---\n\n# 旧\n\n<Demo name="A" />\n\n<Demo name="B" />\n',
    `${CHINESE}/old/old.mdx: there is no English page ${DOCS}/old/old.mdx. Move`,
  ),
};

/** A change that outdates a translation, which is no mistake: the terminal says so, in one line. */
export const OUTDATING = {
  file: USAGE,
  edit: (text: string) =>
    text.replace('render it', 'render it twice').replace('Continue with', 'Go on with'),
  note: `${CHINESE}/getting-started/usage/usage.mdx: not up to date with ${USAGE}: `,
};
