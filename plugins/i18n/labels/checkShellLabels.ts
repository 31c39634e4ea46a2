import type { ShellLabel } from './readShellLabels';

/** Labels of the classic theme, which are not in the site's sources. */
const THEME_PREFIX = 'theme.';

function messageOf(entry: unknown): string {
  const message =
    typeof entry === 'object' && entry !== null && 'message' in entry ? entry.message : undefined;
  return typeof message === 'string' ? message.trim() : '';
}

function placeholdersOf(message: string): string {
  const names = [...message.matchAll(/\{\w+\}/g)].map(([name]) => name);
  return [...new Set(names)].sort().join(', ');
}

/** Whether a text has a word to translate; "{name} API" has none. */
function hasWords(message: string): boolean {
  return /[a-z]{2}/.test(message.replace(/\{\w+\}/g, ''));
}

function labelFault({ id, message, file }: ShellLabel, table: string, entry: unknown): string[] {
  const translation = messageOf(entry);
  if (!translation) {
    return [`${table}: the label "${id}" of ${file} is missing. Translate "${message}".`];
  }
  const [wanted, given] = [placeholdersOf(message), placeholdersOf(translation)];
  if (wanted !== given) {
    return [`${table}: "${id}" has the placeholders [${given}]. Use [${wanted}], as ${file} does.`];
  }
  return translation === message && hasWords(message)
    ? [`${table}: "${id}" is the English text. Translate it.`]
    : [];
}

/**
 * Holds a language's table of shell labels (Docusaurus' `code.json`) against the labels of the
 * sources. Gives one message, with file and key, for every label that the table lacks, that no
 * source has any more, whose placeholders differ, and that is copied from English.
 */
export function checkShellLabels(
  labels: readonly ShellLabel[],
  tableFile: string,
  table: Readonly<Record<string, unknown>>,
): string[] {
  const used = new Set(labels.map(({ id }) => id));
  const orphans = Object.keys(table).filter((id) => !used.has(id) && !id.startsWith(THEME_PREFIX));
  return [
    ...labels.flatMap((label) => labelFault(label, tableFile, table[label.id])),
    ...orphans.map(
      (id) => `${tableFile}: no source file has the label "${id}". Remove it, or correct its key.`,
    ),
  ];
}
