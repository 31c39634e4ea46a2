import fs from 'node:fs/promises';
import path from 'node:path';
import { createSlugger, Globby } from '@docusaurus/utils';

const root = path.join(__dirname, '../../..');
const TRANSLATIONS = 'i18n/zh/docusaurus-plugin-content-docs-*/current/**/*.mdx';

interface Heading {
  line: number;
  /** Written in a comment at the heading's end. */
  explicit: string | undefined;
  text: string;
}

/** Headings of levels 2 and 3, which are the ones that have anchors (behaviours §16). */
function headingsOf(content: string): Heading[] {
  let fence: string | undefined;
  return content.split('\n').flatMap((text, index) => {
    const mark = /^\s*(```+|~~~+)/.exec(text)?.[1];
    if (mark) {
      fence = fence === undefined ? mark : mark.startsWith(fence) ? undefined : fence;
    }
    const heading = fence === undefined ? /^#{2,3} (.+?)\s*$/.exec(text)?.[1] : undefined;
    const [, title, explicit] =
      /^(.*?)(?:\s*\{\/\*\s*#([\w-]+)\s*\*\/\})?$/.exec(heading ?? '') ?? [];
    return heading === undefined ? [] : [{ line: index + 1, text: title ?? '', explicit }];
  });
}

/** The anchors that Docusaurus gives the headings of an English page. */
function anchorsOf(content: string): string[] {
  const slugger = createSlugger();
  // The page's title comes first, and a heading of the same text is then the second one.
  slugger.slug(/^# (.+)$/m.exec(content)?.[1] ?? '');
  return headingsOf(content).map(
    ({ text, explicit }) => explicit ?? slugger.slug(text.replace(/[`*]|<[^>]*>/g, '')),
  );
}

function englishFile(file: string): string {
  return file.replace(/^i18n\/zh\/docusaurus-plugin-content-docs-([^/]+)\/current\//, 'docs/$1/');
}

async function read(file: string): Promise<string> {
  return fs.readFile(path.join(root, file), 'utf8');
}

test('reads headings as Docusaurus does', () => {
  const content =
    '# A\n\n## B `c` {/* #d */}\n\n```md\n## no\n```\n\n### E f\n\n#### no\n\n## E f\n';
  expect(anchorsOf(content)).toEqual(['d', 'e-f', 'e-f-1']);
  expect(headingsOf(content).map(({ line }) => line)).toEqual([3, 9, 13]);
});

test('translated pages have the anchors of the English ones, heading by heading', async () => {
  const files = await Globby(TRANSLATIONS, { cwd: root });
  expect(files).not.toEqual([]);
  for (const file of files) {
    const translated = headingsOf(await read(file)).map(({ explicit }) => explicit);
    expect([file, translated]).toEqual([file, anchorsOf(await read(englishFile(file)))]);
  }
});
