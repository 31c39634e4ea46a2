import type { TranslationTable } from './types';

/**
 * Returns the label at a dotted path of a table, in nested groups or, as Docusaurus writes it, under the
 * whole path. Returns undefined if the label is missing or empty, or if the path leads to a group.
 */
export function labelAt(table: TranslationTable, path: string): string | undefined {
  const memberOf = (group: string | TranslationTable | undefined, key: string) =>
    typeof group === 'object' && Object.hasOwn(group, key) ? group[key] : undefined;
  const label =
    path.split('.').reduce<string | TranslationTable | undefined>(memberOf, table) ??
    memberOf(table, path);
  return typeof label === 'string' && label ? label : undefined;
}
