import { MARKER } from '@component-docs/docs-checks/node/page-checks/markers';
import type { KnownPage } from './knownPage';

/** Returns a text as a YAML value, in quotes if it would mean something else without them. */
export function yamlText(text: string): string {
  return /^[\w(/]/.test(text) && !/: |:$| #/.test(text) ? text : `'${text.replaceAll("'", "''")}'`;
}

function listOf(names: readonly string[]): string {
  return `[${names.join(', ')}]`;
}

/** Returns the front matter of a new page. The description is left to the writer. */
export function frontMatterText(
  { title, components, hooks }: KnownPage,
  productName: string,
): string {
  return [
    '---',
    `title: ${yamlText(`${title} in ${productName}`)}`,
    `sidebar_label: ${yamlText(title)}`,
    `description: ${MARKER} what the page is about, in one sentence of at most 160 characters.`,
    ...(components.length > 0 ? [`components: ${listOf(components.map(({ name }) => name))}`] : []),
    ...(hooks.length > 0 ? [`hooks: ${listOf(hooks)}`] : []),
    '---',
  ].join('\n');
}
