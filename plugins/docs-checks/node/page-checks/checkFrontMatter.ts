import { nearestOf } from '@component-docs/kit/shared/similarity';

export const MAX_TITLE = 70;
export const MAX_DESCRIPTION = 160;

/** The keys that front matter can have; others would have no effect. */
const KEYS = [
  'title',
  'description',
  'sidebar_label',
  'components',
  'hooks',
  'githubLabel',
  'githubSource',
  'waiAria',
  'materialDesign',
  'unstyled',
  'packageName',
  'disableAd',
  'releases',
  'toc_min_heading_level',
  'toc_max_heading_level',
  'hide_table_of_contents',
];

interface Rule {
  field: 'title' | 'description';
  max: number;
}

const RULES: readonly Rule[] = [
  { field: 'title', max: MAX_TITLE },
  { field: 'description', max: MAX_DESCRIPTION },
];

/** Returns the first line of a page's front matter that fulfills a condition, from 1; the first of all if none does. */
function lineInFrontMatter(content: string, holds: (line: string) => boolean): number {
  const [frontMatter = ''] = /^---\r?\n[\s\S]*?\n---/.exec(content) ?? [];
  const index = frontMatter.split('\n').findIndex(holds);
  return index < 0 ? 1 : index + 1;
}

const lineOf = (content: string, field: string) =>
  lineInFrontMatter(content, (line) => line.startsWith(`${field}:`));

/** Returns a message for each key that has no effect, with the key that was probably meant. */
function unknownKeys(
  place: (field: string) => string,
  frontMatter: Readonly<Record<string, unknown>>,
): string[] {
  return Object.keys(frontMatter)
    .filter((key) => !KEYS.includes(key))
    .map((key) => {
      const guess = nearestOf(key, KEYS);
      const fix =
        guess === undefined
          ? `Remove it, or use one of: ${KEYS.join(', ')}.`
          : `Did you mean "${guess}"?`;
      return `${place(key)}: front matter has no key "${key}". ${fix}`;
    });
}

/**
 * Checks a page's front matter: it has no unknown keys, `title` and `description` are required and have at most 70 and 160
 * characters, and `disableAd` is true or false. Returns one message per problem, with file, line,
 * and fix.
 */
export function checkFrontMatter(
  path: string,
  content: string,
  frontMatter: Readonly<Record<string, unknown>>,
): string[] {
  const place = (field: string) => `${path}:${lineOf(content, field)}`;
  const { disableAd } = frontMatter;
  const adProblems =
    disableAd === undefined || typeof disableAd === 'boolean'
      ? []
      : [`${place('disableAd')}: "disableAd" must be true or false. Write "disableAd: true".`];
  const textProblems = RULES.flatMap(({ field, max }) => {
    const value = frontMatter[field];
    const where = place(field);
    if (value !== undefined && value !== null && typeof value !== 'string') {
      return [`${where}: the ${field} is not text. Put it in quotes.`];
    }
    if (typeof value !== 'string' || value.trim() === '') {
      return [`${where}: the page has no ${field}. Add "${field}: …" to its front matter.`];
    }
    const length = [...value].length;
    return length > max
      ? [`${where}: the ${field} has ${length} characters. Shorten it to ${max} or fewer.`]
      : [];
  });
  return [...textProblems, ...adProblems, ...unknownKeys(place, frontMatter)];
}

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
