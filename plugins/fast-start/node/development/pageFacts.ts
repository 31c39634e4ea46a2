import {
  createExcerpt,
  DEFAULT_PARSE_FRONT_MATTER,
  parseMarkdownContentTitle,
} from '@docusaurus/utils';
import { shownDemos } from '../../../kit/node/mdx/shownDemos';

/**
 * Returns what plugins derive from a page's source, as text: its front matter, title, description, and
 * the demos that it shows. What else changes in a page is for the bundler alone. Undefined if the front
 * matter doesn't parse.
 */
export async function pageFacts(file: string, source: string): Promise<string | undefined> {
  try {
    const { frontMatter, content } = await DEFAULT_PARSE_FRONT_MATTER({
      filePath: file,
      fileContent: source,
    });
    const { content: text, contentTitle } = parseMarkdownContentTitle(content);
    const description = frontMatter.description ?? createExcerpt(text);
    const demos = shownDemos(source).map(({ name }) => name);
    return JSON.stringify([frontMatter, contentTitle, description, demos]);
  } catch {
    return undefined;
  }
}
