/** A file in the list. */
export interface StoredFile {
  name: string;
  folder: string;
  owner: string;
  /** In kilobytes. */
  size: number;
  /** Day of the year's last change: March 12 is 312. */
  changed: number;
}

export const ARCHIVE = 'Archive';

/** The destinations of the navigation. */
export const folders = ['Contracts', 'Invoices', 'Photos', ARCHIVE];

export const files: StoredFile[] = [
  { name: 'Lease Porto.pdf', folder: 'Contracts', owner: 'Ngozi Adeyemi', size: 840, changed: 312 },
  { name: 'Insurance.pdf', folder: 'Contracts', owner: 'Mateo Quispe', size: 1240, changed: 105 },
  { name: 'Depot keys.pdf', folder: 'Contracts', owner: 'Lena Novak', size: 96, changed: 402 },
  { name: 'Night shift.pdf', folder: 'Contracts', owner: 'Ngozi Adeyemi', size: 310, changed: 228 },
  { name: 'Invoice 4127.pdf', folder: 'Invoices', owner: 'Aiko Tanaka', size: 128, changed: 301 },
  { name: 'Invoice 4128.pdf', folder: 'Invoices', owner: 'Aiko Tanaka', size: 132, changed: 308 },
  { name: 'Reminder 4109.pdf', folder: 'Invoices', owner: 'Mateo Quispe', size: 74, changed: 219 },
  { name: 'Depot at night.jpg', folder: 'Photos', owner: 'Lena Novak', size: 5230, changed: 415 },
  { name: 'New ramp.jpg', folder: 'Photos', owner: 'Aiko Tanaka', size: 4870, changed: 411 },
];

export type Column = 'name' | 'owner' | 'size' | 'changed';

/** The column and the direction that the list is sorted by. */
export interface Order {
  column: Column;
  descending: boolean;
}

/** Returns the files of a folder whose names contain a text, in an order. */
export function findFiles(
  all: readonly StoredFile[],
  { folder, query, order }: { folder: string; query: string; order: Order },
): StoredFile[] {
  const text = query.trim().toLowerCase();
  const { column, descending } = order;
  const compare = (a: StoredFile, b: StoredFile) =>
    column === 'size' || column === 'changed'
      ? a[column] - b[column]
      : a[column].localeCompare(b[column], 'en');
  return all
    .filter((file) => file.folder === folder && file.name.toLowerCase().includes(text))
    .sort((a, b) => (descending ? compare(b, a) : compare(a, b)));
}

const MONTHS = ['January', 'February', 'March', 'April'];

/** Returns a date as text that stays on one line: `March 12`. */
export function dateText(changed: number): string {
  return `${MONTHS[Math.floor(changed / 100) - 1]}\u00a0${changed % 100}`;
}

/** Returns a size as text that stays on one line: `1.2 MB`. */
export function sizeText(size: number): string {
  return size < 1000 ? `${size}\u00a0kB` : `${(size / 1000).toFixed(1)}\u00a0MB`;
}
