import path from 'node:path';
import mime from 'mime-types';

/** Source files are shown; the table of media types has other meanings of their extensions. */
const SOURCE_FILES = new Set(['.ts', '.tsx']);

/** Returns the Content-Type for a file name's extension; that of unknown binary data by default. */
export function contentTypeOf(file: string): string {
  const extension = path.extname(file).toLowerCase();
  return SOURCE_FILES.has(extension)
    ? 'text/plain; charset=utf-8'
    : mime.contentType(extension) || 'application/octet-stream';
}
