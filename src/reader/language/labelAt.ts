import type { TranslationTable } from './types';

/**
 * The label at a dotted path of a table; undefined when there is none, or a group or an empty text
 * in its place.
 */
export function labelAt(table: TranslationTable, path: string): string | undefined {
  let value: string | TranslationTable | undefined = table;
  for (const key of path.split('.')) {
    value = typeof value === 'object' && Object.hasOwn(value, key) ? value[key] : undefined;
  }
  return typeof value === 'string' && value ? value : undefined;
}
