/**
 * Folders of `assets` whose files are the same in all languages. The site has these files once, at its root: the
 * site path of such a file is its address in every language. The files of the bundler and of the search differ
 * by language.
 */
export const SHARED_FOLDERS = ['demos', 'icons', 'sandbox', 'templates'] as const;

/**
 * The compiler of edited demos runs as a worker. For the script of a worker, browsers ask the service worker of
 * the script's own address, and without a network, only the service worker of the page's language is sure to be
 * there.
 */
const SHARED = new RegExp(`^/assets/(?:${SHARED_FOLDERS.join('|')})/(?!compiler\\.)`);

/** Returns whether all languages have the file at a site path in common. */
export const isSharedAsset = (path: string): boolean => SHARED.test(path);
