import type { Plugin } from '@docusaurus/types';

/** https://github.com/WICG/explicit-javascript-compile-hints-file-based */
const HINT = '//# allFunctionsCalledOnLoad';

/** The script of which a page runs nearly all, at its load or when a reader follows a link. */
const SHELL = /^assets\/js\/main\.[^/]+\.js$/;

/** After minimizing (400), which drops comments, and before files are named by their hash (2500). */
const AFTER_MINIMIZING = 500;

/**
 * Asks the browser to compile the shell's functions while the file arrives, beside the page's thread.
 * Else each is compiled when it is first called, and a link's page waits for those that it is the first
 * to need. A browser that does not know the comment reads it as one.
 */
export default function compileHintsPlugin(): Plugin {
  return {
    name: 'compile-hints',
    configureWebpack(_config, isServer, { currentBundler }) {
      const { BannerPlugin } = currentBundler.instance;
      return isServer
        ? {}
        : {
            plugins: [
              new BannerPlugin({ banner: HINT, raw: true, test: SHELL, stage: AFTER_MINIMIZING }),
            ],
          };
    },
  };
}
