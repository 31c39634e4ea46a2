import fs from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../../scripts/lib/chromium';
import { startDevServer } from './devServer';
import type { DevServer } from './devServer';
import type { Message } from './failures';
import { copySite } from './siteCopy';
import type { SiteCopy } from './siteCopy';

const DOCS = 'docs/material-ui';
const PAGE = `${DOCS}/react-button/react-button.mdx`;
const USAGE = `${DOCS}/getting-started/usage/usage.mdx`;
const DEMO = `${DOCS}/react-button/demos/TextButtons.tsx`;
const CHINESE = 'i18n/zh/docusaurus-plugin-content-docs-material-ui/current';
const TREE = 'content/navigation/material-ui.ts';

/** Between two looks, in ms. */
const INTERVAL_MS = 100;

type Edit = (text: string) => string;

interface Mistake {
  /** How files get the mistake: their content, or '' for a new file, to what it becomes. */
  edits: Readonly<Record<string, Edit>>;
  messages: readonly Message[];
}

const atEnd = (text: string) => (page: string) => `${page}\n${text}\n`;
const instead = (from: string, to: string) => (text: string) => text.replace(from, to);
const ofPage = (edit: Edit, ...messages: Message[]): Mistake => ({
  edits: { [PAGE]: edit },
  messages,
});
const ofDemo = (edit: Edit, ...messages: Message[]): Mistake => ({
  edits: { [DEMO]: edit },
  messages,
});

const LINE = `${PAGE}:32: `;

const MISTAKES: Readonly<Record<string, Mistake>> = {
  'a demo without a file': ofPage(
    atEnd('<Demo name="Missing" />'),
    `${LINE}<Demo name="Missing"> has no file. Write`,
  ),
  'a demo that no page shows': {
    edits: {
      [`${DOCS}/react-button/demos/Lonely.tsx`]: () =>
        'export default function Lonely() {\n  return <p>Lonely</p>;\n}\n',
    },
    messages: ['demos/Lonely.tsx: no page shows this demo.'],
  },
  'a demo without a name': ofPage(atEnd('<Demo />'), `${LINE}<Demo> needs a name`),
  'an unknown option': ofPage(
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
  'two files for one page': {
    edits: {
      [`${DOCS}/react-button/index.mdx`]: () =>
        '---\ntitle: Button\ndescription: Button.\n---\n\n# Button\n',
    },
    messages: [
      'is already the page /material-ui/react-button. Remove or move one of the two files.',
    ],
  },
  'a component that no package has': ofPage(
    instead('[LoadingButton]', '[LoadingButon]'),
    `${PAGE}: none of @mui/lab has a component "LoadingButon". Correct`,
  ),
  'a title and a description that are too long': ofPage(
    (page) =>
      page
        .replace('title: React', `title: ${'React '.repeat(15)}`)
        .replace('description: A', `description: ${'A page '.repeat(25)}`),
    /react-button\.mdx:2: the title has \d+ characters\. Shorten it to 70/,
    /react-button\.mdx:4: the description has \d+ characters\. Shorten it to 160/,
  ),
  'front matter that is not YAML': ofPage(
    instead('title: React', 'title: React: the'),
    `${PAGE}:2: the front matter isn't valid YAML`,
  ),
  'an element that is not closed': ofPage(
    instead('small, medium', '<small>, medium'),
    /react-button\.mdx:22: .*closing tag for `<small>`.*Correct it\. In text, write/,
  ),
  'two mistakes of one page': ofPage(
    (page) => `${page.replace('sidebar_label', 'sidebar_lable')}\n![](./a.png)\n\n<Dmo />\n`,
    'front matter has no key "sidebar_lable"',
    `${LINE}the picture ./a.png has no alternative text`,
    `${PAGE}:34: pages have no component <Dmo>. Did you mean <Demo>?`,
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
  'line ends of Windows': {
    edits: { [USAGE]: (page) => page.replace(/\n/g, '\r\n') },
    messages: [`${USAGE}:1: the line ends as on Windows (CRLF). Save`],
  },
  'a page in no tree': {
    edits: { [TREE]: (tree) => tree.replace(/^.*title: 'Usage'.*\n/m, '') },
    messages: [`${USAGE}:1: no page tree contains this page. Add`],
  },
  'a translation that is left behind': {
    edits: {
      [`${CHINESE}/old/old.mdx`]: () =>
        '---\ntitle: 旧\ndescription: 旧\n---\n\n# 旧\n\n<Demo name="A" />\n',
    },
    messages: [`${CHINESE}/old/old.mdx: there is no English page ${DOCS}/old/old.mdx. Move`],
  },
};

let site: SiteCopy;
let server: DevServer;
let browser: Browser;
let page: Page;
const seconds: string[] = [];

beforeAll(async () => {
  site = await copySite();
  server = await startDevServer(site.dir);
  browser = await launchChromium();
  page = await browser.newPage();
  page.setDefaultTimeout(0);
  await page.goto(`${server.url}/material-ui/react-button`);
  await page.getByRole('button', { name: 'View history' }).waitFor();
});

afterAll(async () => {
  console.log(['Seconds until a mistake is shown, and until it is gone:', ...seconds].join('\n'));
  await browser?.close();
  await server?.stop();
  await site?.remove();
});

/** Returns what the browser shows over the page; '' if nothing. */
async function overlayText(): Promise<string> {
  const overlay = page.locator('iframe#webpack-dev-server-client-overlay');
  if ((await overlay.count()) === 0) {
    return '';
  }
  return overlay
    .contentFrame()
    .locator('body')
    .innerText()
    .catch(() => '');
}

/** Waits for a text over the page, and returns the seconds that this took. */
async function secondsUntil(holds: (text: string) => boolean): Promise<number> {
  const start = performance.now();
  while (!holds(await overlayText())) {
    await pause(INTERVAL_MS);
  }
  return (performance.now() - start) / 1000;
}

const isIn = (text: string) => (message: Message) =>
  typeof message === 'string' ? text.includes(message) : message.test(text);

/** Writes files as editors do: whole, or through another file that takes the place. */
async function save(file: string, text: string | undefined, throughDraft: boolean): Promise<void> {
  const absolute = path.join(site.dir, file);
  if (text === undefined) {
    await fs.rm(absolute);
    return;
  }
  await fs.mkdir(path.dirname(absolute), { recursive: true });
  const target = throughDraft ? `${absolute}.draft` : absolute;
  await fs.writeFile(target, text);
  if (throughDraft) {
    await fs.rename(target, absolute);
  }
}

test.each(Object.entries(MISTAKES))(
  '%s is shown over the page and on the terminal, and goes with its correction',
  async (name, { edits, messages }) => {
    const files = Object.keys(edits);
    const before = await Promise.all(files.map((file) => site.read(file).catch(() => undefined)));
    const printed = server.output().length;
    for (const [index, file] of files.entries()) {
      await save(file, edits[file]?.(before[index] ?? ''), index % 2 === 1);
    }
    const shown = await secondsUntil((text) => messages.every(isIn(text)));
    const output = server.output().slice(printed);
    expect(messages.filter((message) => !isIn(output)(message))).toEqual([]);
    expect(await page.getByText('The fault is ours').count()).toBe(0);
    for (const [index, file] of files.entries()) {
      await save(file, before[index], index % 2 === 0);
    }
    const gone = await secondsUntil((text) => text === '');
    await page.getByRole('button', { name: 'View history' }).waitFor();
    seconds.push(`${shown.toFixed(1)} ${gone.toFixed(1)} ${name}`);
  },
);
