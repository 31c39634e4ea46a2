import path from 'node:path';
import { posixPath } from '@docusaurus/utils';
import type { ParseFrontMatter } from '@docusaurus/types';
import { failWith } from '../../lib/errors/failWith';
import { checkFrontMatter } from './checkFrontMatter';

/**
 * Docusaurus' front matter parser with this site's rules for pages. Docusaurus calls it for every
 * Markdown file of every locale.
 *
 * Throws, with file and line, when a page breaks a rule.
 */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const result = await params.defaultParseFrontMatter(params);
  const sitePath = posixPath(path.relative(process.cwd(), params.filePath));
  const isPartial = path.basename(sitePath).startsWith('_');
  if (sitePath.endsWith('.mdx') && !isPartial) {
    failWith(
      'The front matter of a page is not valid',
      checkFrontMatter(sitePath, params.fileContent, result.frontMatter),
    );
  }
  return result;
};
