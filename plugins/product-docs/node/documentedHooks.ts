import path from 'node:path';
import type { DocPage } from './documentedComponents';

type SourcedPage = Pick<DocPage, 'frontMatter'> & { source?: string };

/** Returns the path of a page's source, relative to the site's root, for messages. */
export function sourceFile({ source = '' }: SourcedPage): string {
  return path.posix.normalize(source.replace(/^@site\//, ''));
}

/**
 * Returns the hooks that a page documents according to its front matter, or none without such a
 * list.
 *
 * Throws, with the file, when the value isn't a list of names.
 */
export function documentedHooks(page: SourcedPage): string[] {
  const { hooks = [] } = page.frontMatter;
  if (Array.isArray(hooks) && hooks.every((name) => typeof name === 'string')) {
    return hooks;
  }
  throw new Error(`${sourceFile(page)}: "hooks" must be a list of hook names: [useButton].`);
}
