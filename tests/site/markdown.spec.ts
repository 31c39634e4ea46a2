import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import type { Code, Nodes, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { siteFolder } from '../helpers/siteFolder';

const folder = siteFolder();

/** In bytes: programs cut what is longer, or pay for it. */
const MAX_SIZES = {
  'llms.txt': 10_000,
  '*/{,*/}llms.txt': 40_000,
  'zh/*/*/llms.txt': 40_000,
  '**/agents.txt': 8_000,
  '{,zh/}material-ui/api/button.md': 9_000,
  '{,zh/}x/api/data-grid/data-grid.md': 40_000,
};

const parser = unified().use(remarkParse).use(remarkGfm);

interface Page {
  file: string;
  text: string;
  tree: Root;
}

let pages: Page[] = [];

beforeAll(async () => {
  const files = await Globby('**/*.md', { cwd: folder });
  pages = await Promise.all(
    files.sort().map(async (file) => {
      const text = await readFile(path.join(folder, file), 'utf8');
      return { file, text, tree: parser.parse(text) };
    }),
  );
  expect(pages.length).toBeGreaterThan(1000);
});

/** Other titles name files of the reader's project, with their folders. */
const DEMO_FILE = /^[A-Z]\w*\.tsx$/;

const titleOf = ({ meta }: Code) => /title="([^"]+)"/.exec(meta ?? '')?.[1] ?? '';

function codeOf({ tree }: Page): Code[] {
  const blocks: Code[] = [];
  visit(tree, 'code', (node) => void blocks.push(node));
  return blocks;
}

/** Returns what `find` finds in the nodes of all pages, with file and line. */
function problemsIn(find: (node: Nodes) => string | undefined): string[] {
  return pages.flatMap(({ file, tree }) => {
    const problems: string[] = [];
    visit(tree, (node) => {
      const problem = find(node);
      if (problem !== undefined) {
        problems.push(`${file}:${node.position?.start.line}: ${problem}`);
      }
    });
    return problems;
  });
}

test('files for programs are small', async () => {
  for (const [pattern, size] of Object.entries(MAX_SIZES)) {
    const files = await Globby(pattern, { cwd: folder });
    expect(files).not.toEqual([]);
    for (const file of files) {
      const { length } = await readFile(path.join(folder, file));
      expect(`${file}: ${length < size ? 'small' : length}`).toBe(`${file}: small`);
    }
  }
});

test('every page starts with its title, the index, and no other page does', () => {
  const headless = pages.filter(({ text }) => !/^# .+\n\n> .*\/llms\.txt/.test(text));
  expect(headless.map(({ file }) => file)).toEqual([]);
});

test('pages know the sizes of the files of their build, its address, and the installed versions', () => {
  const unknown = pages.filter(({ text }) =>
    /BYTES\(|SITE_ADDRESS|VERSION\(@|\.(?:md|txt)` \| – \|/.test(text),
  );
  expect(unknown.map(({ file }) => file)).toEqual([]);
});

test('no page has tags or tables that are not parsed', () => {
  expect(problemsIn((node) => (node.type === 'html' ? node.value : undefined))).toEqual([]);
  expect(
    problemsIn((node) =>
      node.type === 'text' && /^\|/.test(node.value) ? node.value.slice(0, 80) : undefined,
    ),
  ).toEqual([]);
  expect(
    problemsIn((node) => {
      const [head, ...rows] = node.type === 'table' ? node.children : [];
      const other = rows.find((row) => row.children.length !== head?.children.length);
      return other && `a row has ${other.children.length} cells`;
    }),
  ).toEqual([]);
});

/** The code of a demo, which its page shows in part. */
const isDemo = ({ file }: { file: string }) => /\/demos\/[A-Z]\w*\.md$/.test(file);

test('every demo that a page shows in part is in a file of its own, and a page leads to each', () => {
  const linked = new Set(
    pages.flatMap(({ text }) =>
      [
        ...text.matchAll(
          /\]\((?:https?:\/\/(?!github\.com)[^/]+)?\/([\w/-]+\/demos\/[A-Z]\w*\.md)\)/g,
        ),
      ].map(([, file = '']) => file),
    ),
  );
  const written = pages.filter(isDemo).map(({ file }) => file);
  expect([...linked].sort()).toEqual(written);
  expect(written.length).toBeGreaterThan(500);
});

test('every file of a demo is on its page once, with the modules that it imports', () => {
  const problems = pages.flatMap((page) => {
    const blocks = codeOf(page);
    const names = new Set(blocks.map((block) => titleOf(block).replace(/\.tsx?$/, '')));
    const demos = blocks.filter((block) => DEMO_FILE.test(titleOf(block)));
    const missing = demos.flatMap(({ value, ...block }) =>
      [...value.matchAll(/from '\.[./\w-]*\/([\w-]+)'/g)]
        .filter(([, name = '']) => !names.has(name))
        .map(([, name]) => `${titleOf({ ...block, value })} imports ${name}`),
    );
    const values = demos.map(({ value }) => value);
    const repeated = demos.filter(({ value }, index) => values.indexOf(value) !== index);
    return [...missing, ...repeated.map((block) => `${titleOf(block)} is there twice`)].map(
      (problem) => `${page.file}: ${problem}`,
    );
  });
  expect(problems).toEqual([]);
});

test('Chinese pages are in Chinese', () => {
  const english = pages
    // The manual of the packages is in English.
    .filter(({ file }) => file.startsWith('zh/') && !file.startsWith('zh/experiments/docs/'))
    .filter(({ tree }) => {
      let text = '';
      // Names of components are the same in every language.
      visit(
        tree,
        'text',
        ({ value }, _, parent) => void (parent?.type === 'link' || (text += value)),
      );
      return (text.match(/\p{Script=Han}/gu)?.length ?? 0) < text.length * 0.05;
    });
  expect(english.map(({ file }) => file)).toEqual([]);
});

test('links between pages lead to Markdown', () => {
  const files = new Set(pages.map(({ file }) => file));
  expect(
    problemsIn((node) => {
      const [, address = ''] =
        node.type === 'link' ? (/^(?:https?:\/\/[^/]+)?\/([^#?]*)/.exec(node.url) ?? []) : [];
      return files.has(`${address}.md`) ? address : undefined;
    }),
  ).toEqual([]);
});

test('the home pages, and the menu of every page with Markdown, lead to the page for coding agents', async () => {
  const withMarkdown = pages.filter((page) => !page.file.endsWith('404.md') && !isDemo(page));
  const files = ['index.md', 'zh/index.md', ...withMarkdown.map(({ file }) => file)];
  const missing: string[] = [];
  for (const file of files) {
    const html = await readFile(path.join(folder, file.replace(/\.md$/, '.html')), 'utf8');
    const prefix = file.startsWith('zh/') ? '/zh' : '';
    if (!new RegExp(`href="?${prefix}/[\\w/-]+/coding-agents\\b`).test(html)) {
      missing.push(file);
    }
  }
  expect(missing).toEqual([]);
});

/** In bytes: what programs read is for none of the readers. */
const MAX_HINT = 400;

const HINTS =
  /<link[^>]*text\/markdown[^>]*>|<p class="?visually-hidden[^>]*>[^<]*| data-markdown-ignore(?:="")?/g;

test('every page names its Markdown in the head and in the first line of its content', async () => {
  const missing = new Set<string>();
  for (const { file } of pages.filter((page) => !page.file.endsWith('404.md') && !isDemo(page))) {
    const html = await readFile(path.join(folder, file.replace(/\.md$/, '.html')), 'utf8');
    const hints = html.match(HINTS) ?? [];
    const address = `/${file}`;
    const isNamed = hints.filter((hint) => hint.includes(address)).length === 2;
    if (!isNamed || Buffer.byteLength(hints.join('')) > MAX_HINT) {
      missing.add(`${file}: ${hints.join(' ')}`);
    }
  }
  expect([...missing]).toEqual([]);
});
