import { MARKER } from '@component-docs/docs-checks/node/page-checks/markers';
import type { PageOutline } from '@component-docs/page-tree/node/outlines/readOutlines';

const LINKS = [
  'githubLabel',
  'waiAria',
  'materialDesign',
  'githubSource',
  'unstyled',
  'packageName',
] as const;

/** Returns a text as a YAML value, in quotes if it would mean something else without them. */
export function yamlText(text: string): string {
  return /^[\w(/]/.test(text) && !/: |:$| #/.test(text) ? text : `'${text.replaceAll("'", "''")}'`;
}

function listOf(names: readonly string[]): string {
  return `[${names.join(', ')}]`;
}

/**
 * Returns the front matter of a new page. The description is left to the writer.
 *
 * @param outline with only those components and hooks that the installed packages have
 */
export function frontMatterText(outline: PageOutline, productName: string): string {
  const { title, pageTitle = `${title} in ${productName}`, components = [], hooks = [] } = outline;
  return [
    '---',
    `title: ${yamlText(pageTitle)}`,
    `sidebar_label: ${yamlText(title)}`,
    `description: ${MARKER} what the page is about, in one sentence of at most 160 characters.`,
    ...(components.length > 0 ? [`components: ${listOf(components)}`] : []),
    ...(hooks.length > 0 ? [`hooks: ${listOf(hooks)}`] : []),
    ...LINKS.flatMap((name) => {
      const value = outline[name];
      return value === undefined ? [] : [`${name}: ${yamlText(value)}`];
    }),
    '---',
  ].join('\n');
}
