/** Marks a text that a writer still has to write. The scaffolds of `npm run new` contain it. */
export const MARKER = 'TODO(writer)';

/**
 * Returns a message, with file and line, for each line of a page or demo that still has the marker.
 *
 * @param file path relative to the site's root
 */
export function findMarkers(file: string, content: string): string[] {
  return content.split('\n').flatMap((line, index) => {
    const start = line.indexOf(MARKER);
    return start < 0
      ? []
      : [`${file}:${index + 1}: not written yet: "${line.slice(start).trim()}". Replace the line.`];
  });
}
