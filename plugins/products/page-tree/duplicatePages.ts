/** A written page: its site path, and its file from the site's root. */
export interface PageFile {
  path: string;
  file: string;
}

/** Returns a message, with the files and the fix, for each path that several pages have. */
export function duplicatePages(pages: readonly PageFile[]): string[] {
  const filesOf = new Map<string, string[]>();
  pages.forEach(({ path, file }) => filesOf.set(path, [...(filesOf.get(path) ?? []), file]));
  return [...filesOf].flatMap(([path, files]) => {
    const [first, ...others] = [...files].sort();
    return others.map(
      (file) =>
        `${file}: ${first} has the same path ${path}. Rename one of them, or change its "slug".`,
    );
  });
}
