import path from 'node:path';
import type { DocPage } from './documentedComponents';

/**
 * Returns the hooks that a page documents according to its front matter, or none without such a
 * list.
 *
 * Throws, with the file, when the value isn't a list of names.
 */
export function documentedHooks({ source, frontMatter }: DocPage): string[] {
  const { hooks = [] } = frontMatter;
  if (Array.isArray(hooks) && hooks.every((name) => typeof name === 'string')) {
    return hooks;
  }
  const file = path.posix.normalize(source.replace(/^@site\//, ''));
  throw new Error(`${file}: "hooks" must be a list of hook names: [useButton].`);
}
