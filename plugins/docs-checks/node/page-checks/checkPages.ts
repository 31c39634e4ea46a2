import fs from 'node:fs/promises';
import path from 'node:path';
import { Globby, posixPath, DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { failWith } from '@component-docs/kit/node/errors/failWith';
import { fillVersions } from '@component-docs/kit/node/mdx/fillVersions';
import { checkFrontMatter } from './checkFrontMatter';
import { checkVersions, documentedVersions } from './checkVersions';

/** The error of the YAML parser; `line` counts from 0, from the line with the opening `---`. */
interface YamlError {
  reason: string;
  mark: { line: number };
}

function isYamlError(error: unknown): error is YamlError {
  return error instanceof Error && 'reason' in error && 'mark' in error;
}

/** Parses the front matter of a page. Rejects when it isn't YAML. */
export async function parseFrontMatter(
  filePath: string,
  fileContent: string,
): Promise<Record<string, unknown>> {
  return (await DEFAULT_PARSE_FRONT_MATTER({ filePath, fileContent })).frontMatter;
}

/**
 * Parses and checks the front matter of a page. Returns one message per problem, with file, line,
 * and fix.
 *
 * @param path path from the site's root, for messages
 * @param content the whole file
 */
export async function checkPage(path: string, content: string): Promise<string[]> {
  try {
    return checkFrontMatter(path, content, await parseFrontMatter(path, content));
  } catch (error) {
    if (!isYamlError(error)) {
      throw error;
    }
    const { reason, mark } = error;
    return [
      `${path}:${mark.line + 1}: the front matter isn't valid YAML: ${reason}. Correct it, or put the value in quotes.`,
    ];
  }
}

/** Partials, which Docusaurus doesn't make pages of. */
const PARTIALS = ['!**/_*', '!**/_*/**'];

/**
 * Throws, with every problem in one message, when the front matter of a product's pages breaks a
 * rule, or its text has the version of a documented package as a number, in any language. Docusaurus' own errors have no file and a stack around them, so this check
 * runs before Docusaurus reads the pages.
 */
export async function checkPages(siteDir: string, product: string): Promise<void> {
  const pages = [
    `docs/${product}/**/*.mdx`,
    `i18n/*/docusaurus-plugin-content-docs-${product}/current/**/*.mdx`,
  ];
  const files = await Globby([...pages, ...PARTIALS], { cwd: siteDir });
  const versions = documentedVersions(siteDir);
  const problems = files.sort().map(async (name) => {
    const file = posixPath(name);
    const source = await fs.readFile(path.join(siteDir, name), 'utf8');
    return [
      ...(await checkPage(file, fillVersions(siteDir, file, source))),
      ...checkVersions(file, source, versions),
    ];
  });
  failWith(
    'The front matter or the versions of pages are not valid',
    (await Promise.all(problems)).flat(),
  );
}
