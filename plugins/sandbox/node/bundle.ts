import path from 'node:path';
import { runBundler, TYPESCRIPT_RULE } from '@component-docs/static-pages/node/bundler/runBundler';
import type {
  Configuration,
  RuleSetRule,
} from '@component-docs/static-pages/node/bundler/runBundler';
import { libraryAlias } from '@component-docs/demo-themes/node/library';

const SOURCES = path.join(__dirname, '../browser');

/** Style sheets of a library's components. Their classes may have other names than on pages. */
const STYLE_RULE = {
  test: /\.css$/,
  type: 'javascript/auto',
  use: [
    path.join(__dirname, 'styleLoader.cjs'),
    { loader: require.resolve('css-loader'), options: { modules: { auto: true } } },
  ],
} satisfies RuleSetRule;

interface Folders {
  /** Folder with the library's modules, relative to the site's. */
  library: string;
  /** Absolute path of the folder with the generated modules. */
  modules: string;
  /** Absolute path of the folder that is emptied and written. */
  output: string;
}

function configuration(siteDir: string, { library, modules, output }: Folders): Configuration {
  return {
    mode: 'production',
    // Where a language's generated files are must not change the names of modules.
    context: modules,
    devtool: false,
    target: ['web', 'es2020'],
    entry: {
      frame: path.join(SOURCES, 'frame/start.tsx'),
      compiler: path.join(SOURCES, 'compile/worker.ts'),
    },
    output: {
      path: output,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      // The frame says where its chunks are: its script may be part of its document.
      publicPath: '',
      clean: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: {
        ...libraryAlias(siteDir, library),
        '@sandbox': modules,
        // The same build as its main module, or the compiler would be there twice.
        'sucrase/dist/parser': 'sucrase/dist/esm/parser',
      },
    },
    module: { rules: [TYPESCRIPT_RULE, STYLE_RULE] },
  };
}

/** The file names of the two scripts that pages and the frame start with. */
export interface Bundled {
  frame: string;
  compiler: string;
}

/**
 * Bundles the scripts of the frame that runs edited demos, and the worker that compiles them, apart from the
 * site: the frame needs whole libraries, while pages load only the modules that their demos use.
 *
 * Rejects with the bundler's errors.
 */
export async function bundle(siteDir: string, folders: Folders): Promise<Bundled> {
  const stats = await runBundler(configuration(siteDir, folders));
  const { entrypoints = {} } = stats.toJson({ all: false, entrypoints: true });
  const script = (name: keyof Bundled): string => {
    const assets = entrypoints[name]?.assets ?? [];
    const [asset] = assets;
    if (!asset || assets.length > 1) {
      throw new Error(`The sandbox's entry "${name}" must be one script.`);
    }
    return asset.name;
  };
  return { frame: script('frame'), compiler: script('compiler') };
}
