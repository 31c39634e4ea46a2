import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { withoutCode } from '@component-docs/kit/node/mdx/pageTags';

export const ROOT = path.resolve(__dirname, '../../../..');

/** A page by its path from the root. */
export interface ManualPage {
  file: string;
  text: string;
}

/** Reads pages, given as a pattern. */
export async function readPages(pattern: string): Promise<ManualPage[]> {
  const files = (await Globby(pattern, { cwd: ROOT })).sort();
  return files.map((file) => ({ file, text: readFileSync(path.join(ROOT, file), 'utf8') }));
}

export const readManual = () => readPages('docs/docs-infra/**/*.mdx');

/** Returns a page without fences and inline code. */
export const proseOf = (text: string) => withoutCode(text).replace(/`[^`\n]*`/g, '');

/** A code block with a title. */
interface Listing {
  page: string;
  title: string;
  code: string;
  /** The page without the block. */
  rest: string;
}

/** Returns the code blocks whose title is a file or folder of the repository. */
export function listingsOf({ file, text }: ManualPage): Listing[] {
  return [...text.matchAll(/^(`{3,})\w+ title="([^"]+)"[^\n]*\n([\s\S]*?)^\1$/gm)]
    .map(([block, , title = '', code = '']) => ({
      page: file,
      title,
      code,
      rest: text.replace(block, ''),
    }))
    .filter(({ title }) => existsSync(path.join(ROOT, title)));
}
