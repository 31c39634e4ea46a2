import fs from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';

/**
 * Returns the front matter of a page's file, given relative to the site's root. Throws, with the file,
 * when it isn't valid YAML.
 */
export async function readFrontMatter(
  siteDir: string,
  file: string,
): Promise<Record<string, unknown>> {
  const filePath = path.join(siteDir, file);
  const fileContent = await fs.readFile(filePath, 'utf8');
  try {
    return (await DEFAULT_PARSE_FRONT_MATTER({ filePath, fileContent })).frontMatter;
  } catch (cause) {
    throw new Error(`${file}:1: the front matter is not valid YAML: ${String(cause)}`, { cause });
  }
}
