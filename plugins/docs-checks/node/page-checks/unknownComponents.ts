import { nearestOf } from '@component-docs/kit/shared/similarity';
import { lineInFrontMatter } from './checkFrontMatter';

/** The components of a product. */
export interface KnownComponents {
  names: ReadonlySet<string>;
  packages: readonly string[];
}

/**
 * Returns a message, with file, line, and the name that was probably meant, for each component in a page's front
 * matter that no package of its product has. Returns none for a value that isn't a list of names.
 *
 * @param file path from the site's root, for messages
 * @param content the whole file
 * @param components the value of this key in the front matter
 */
export function unknownComponents(
  file: string,
  content: string,
  components: unknown,
  { names, packages }: KnownComponents,
): string[] {
  return (Array.isArray(components) ? components : [])
    .filter((name): name is string => typeof name === 'string' && !names.has(name))
    .map((name) => {
      const guess = nearestOf(name, [...names]);
      const fix =
        guess === undefined
          ? 'Correct "components" in the front matter.'
          : `Did you mean "${guess}"?`;
      const line = lineInFrontMatter(content, (text) => text.split(/[^\w.]+/).includes(name));
      return `${file}:${line}: none of ${packages.join(', ')} has a component "${name}". ${fix}`;
    });
}
