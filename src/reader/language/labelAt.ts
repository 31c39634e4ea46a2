import type { TranslationTable } from './types';

/**
 * Returns the label at a dotted path of a table. Returns undefined if the label is missing or empty, or
 * if the path leads to a group.
 */
export function labelAt(table: TranslationTable, path: string): string | undefined {
  let value: string | TranslationTable | undefined = table;
  for (const key of path.split('.')) {
    value = typeof value === 'object' && Object.hasOwn(value, key) ? value[key] : undefined;
  }
  return typeof value === 'string' && value ? value : undefined;
}
