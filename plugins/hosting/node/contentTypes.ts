import path from 'node:path';
import mime from 'mime-types';
import { groupBy } from '@component-docs/kit/node/groupBy';

/** Source files are shown; the table of media types has other meanings of their extensions. */
const SOURCE_FILES = new Set(['.ts', '.tsx']);

/** Returns the Content-Type for a file name's extension; by default, the type of unknown binary data. */
export function contentTypeOf(file: string): string {
  const extension = path.extname(file).toLowerCase();
  return SOURCE_FILES.has(extension)
    ? 'text/plain; charset=utf-8'
    : mime.contentType(extension) || 'application/octet-stream';
}

/** Returns the extensions of files, without the dot, by their Content-Type; both in order. */
export function extensionsByType(files: readonly string[]): ReadonlyMap<string, string[]> {
  const extensions = new Set(files.map((file) => path.extname(file).slice(1).toLowerCase()));
  const known = [...extensions].filter(Boolean).sort();
  const byType = groupBy(known, (extension) => contentTypeOf(`file.${extension}`));
  return new Map([...byType].sort(([a], [b]) => (a < b ? -1 : 1)));
}
