import path from 'node:path';
import type { DocPage } from './documentedComponents';

/**
 * The hooks that a page's front matter says it documents; none without such a list.
 *
 * Throws, with the file, for a list that is not one of names.
 */
export function documentedHooks({ source, frontMatter }: DocPage): string[] {
  const { hooks = [] } = frontMatter;
  if (Array.isArray(hooks) && hooks.every((name) => typeof name === 'string')) {
    return hooks;
  }
  const file = path.posix.normalize(source.replace(/^@site\//, ''));
  throw new Error(`${file}: "hooks" is a list of hook names: [useButton].`);
}
