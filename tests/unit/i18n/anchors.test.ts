import fs from 'node:fs/promises';
import path from 'node:path';
import { createSlugger, Globby } from '@docusaurus/utils';

const root = path.join(__dirname, '../../..');
const TRANSLATIONS = 'i18n/zh/docusaurus-plugin-content-docs-*/current/**/*.mdx';

interface Heading {
  line: number;
  /** The anchor in a comment at the end of the heading. */
  explicit: string | undefined;
  text: string;
}

/** Returns the headings of levels 2 and 3, which are the ones that have anchors. */
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

/** Returns the anchors that Docusaurus gives to the headings of an English page. */
function anchorsOf(content: string): string[] {
  const slugger = createSlugger();
  // The page's title comes first, so a heading with the same text gets a numbered anchor.
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

test('parses headings the way Docusaurus does', () => {
  const content =
    '# A\n\n## B `c` {/* #d */}\n\n```md\n## no\n```\n\n### E f\n\n#### no\n\n## E f\n';
  expect(anchorsOf(content)).toEqual(['d', 'e-f', 'e-f-1']);
  expect(headingsOf(content).map(({ line }) => line)).toEqual([3, 9, 13]);
});

test('translated pages have the same anchors as the English pages, in the same order', async () => {
  const files = await Globby(TRANSLATIONS, { cwd: root });
  expect(files).not.toEqual([]);
  for (const file of files) {
    const translated = headingsOf(await read(file)).map(({ explicit }) => explicit);
    expect([file, translated]).toEqual([file, anchorsOf(await read(englishFile(file)))]);
  }
});
