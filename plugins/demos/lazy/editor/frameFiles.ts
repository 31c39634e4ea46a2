/** A file in the folder of the frame's scripts. */
const NAME = /^[\w.-]+\.js$/;

/**
 * Returns whether a page hands the text of a file to the frame of an edited demo: the frame's own scripts,
 * and the style sheets of the demo. All of them are public, but the code in the frame may be anybody's.
 *
 * @param folder URL of the folder with the frame's scripts
 * @param stylesheets URLs
 */
export function isFrameFile(
  url: string,
  { folder, stylesheets }: { folder: string; stylesheets: readonly string[] },
): boolean {
  return (
    (url.startsWith(folder) && NAME.test(url.slice(folder.length))) || stylesheets.includes(url)
  );
}
