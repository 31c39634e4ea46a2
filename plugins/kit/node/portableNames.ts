/** Names that Windows refuses for files: with these characters or endings, and the names of devices. */
const REFUSED = /[<>:"|?*\\\p{Cc}]|[. ]$|^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?:\.|$)/iu;

/** Returns a path as file systems compare it that ignore case and the composition of letters. */
export const foldName = (path: string): string => path.normalize('NFC').toLowerCase();

/** Returns a file with all folders that it is in. */
function withFolders(file: string): string[] {
  const names = file.split('/');
  return names.map((_name, index) => names.slice(0, index + 1).join('/'));
}

/**
 * Returns a message for each file or folder that can't exist on every system: files that differ only by case,
 * because Windows and macOS keep only one of them, and files whose names Windows refuses.
 *
 * @param files paths of files, with `/`, relative to the same folder
 */
export function nameProblems(files: Iterable<string>): string[] {
  const paths = new Set([...files].flatMap(withFolders));
  const first = new Map<string, string>();
  return [...paths].flatMap((path) => {
    const folded = foldName(path);
    const other = first.get(folded);
    first.set(folded, other ?? path);
    return [
      ...(other === undefined
        ? []
        : [
            `${other} and ${path} differ only by case, and many systems keep only one. Rename one.`,
          ]),
      ...(REFUSED.test(path.slice(path.lastIndexOf('/') + 1))
        ? [`${path} has a name that Windows refuses. Rename it.`]
        : []),
    ];
  });
}
