import type { LoadContext, Plugin } from '@docusaurus/types';
import { chunkGroup, styleGroup } from './chunkGroup';
import { isSharedStyle } from './isSharedStyle';
import { libraryChunkName } from './libraryChunkName';
import { shellChunkName } from './shellChunkName';

/** A `.server` twin of a module takes its place in the server bundle, and only there. */
const SERVER_EXTENSIONS = ['.server.ts', '.server.tsx'];

/**
 * Bundling for islands (design §3): server halves of modules, chunks of their own for the libraries
 * that islands import, so that a page loads what its islands need, each module once, and one chunk
 * for the shell around them. A page loads the styles of what it shows, too.
 */
export default function islandsPlugin(_context: LoadContext): Plugin {
  return {
    name: 'islands',
    configureWebpack(_config, isServer) {
      if (isServer) {
        return {
          mergeStrategy: { 'resolve.extensions': 'prepend' },
          resolve: { extensions: SERVER_EXTENSIONS },
        };
      }
      return {
        optimization: {
          splitChunks: {
            cacheGroups: {
              styles: styleGroup(isSharedStyle),
              islandLibraries: chunkGroup(libraryChunkName),
              documentShell: chunkGroup(shellChunkName),
            },
          },
        },
      };
    },
  };
}
