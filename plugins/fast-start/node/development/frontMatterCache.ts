import { createRequire } from 'node:module';

/** The parser of front matter, with its results by text. */
interface Parser {
  cache: Record<string, unknown>;
}

/**
 * Keeps Docusaurus' parser of front matter from remembering texts. It remembers a text before it parses it: who parses
 * front matter that isn't YAML gets an error the first time, and a page without title and description from then on.
 */
export function forgetFrontMatter(): void {
  const utils = createRequire(__filename).resolve('@docusaurus/utils');
  const parser = createRequire(utils)('@11ty/gray-matter') as Parser;
  parser.cache = new Proxy({}, { set: () => true });
}
