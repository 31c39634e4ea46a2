import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { checkFrontMatter } from './checkFrontMatter';

/** What the YAML parser throws; `line` counts from 0, from the line with the opening `---`. */
interface YamlError {
  reason: string;
  mark: { line: number };
}

function isYamlError(error: unknown): error is YamlError {
  return error instanceof Error && 'reason' in error && 'mark' in error;
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
    const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({
      filePath: path,
      fileContent: content,
    });
    return checkFrontMatter(path, content, frontMatter);
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
