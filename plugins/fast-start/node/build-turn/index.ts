import type { Plugin } from '@docusaurus/types';

/**
 * Tells the process that started this build, if it listens, that all pages have been read. The facts of
 * packages and demos are cached then, so the build of the next language can start.
 */
export default function buildTurnPlugin(): Plugin {
  return {
    name: 'build-turn',
    allContentLoaded() {
      process.send?.('loaded');
      return Promise.resolve();
    },
  };
}
