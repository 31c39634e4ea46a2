import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * Makes the bundler take an absolute path as it is first, and then as an address below a static folder.
 * Docusaurus' generated files import everything by absolute paths. The other way around, the bundler
 * looks for each of them in each of these folders first, and the development server watches all the
 * places where nothing was found: https://rspack.rs/config/resolve#resolvepreferabsolute
 */
export default function fileResolutionPlugin(_context: LoadContext): Plugin {
  return {
    name: 'file-resolution',
    configureWebpack: () => ({ resolve: { preferAbsolute: true } }),
  };
}
