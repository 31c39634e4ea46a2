import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { getSwcLoaderOptions, rspack, swcLoader } from '@docusaurus/faster';

const BUNDLER = 'rspack';

/**
 * Returns whether a request is code of the feature that is loaded with its importer; code in `lazy`
 * is loaded later.
 */
function isOwn(request: string, context: string, folders: readonly string[]): boolean {
  const file = path.resolve(context, request);
  const isCode = /^[./]/.test(request) && !request.endsWith('.css');
  return isCode && !file.includes('/lazy/') && folders.some((folder) => file.startsWith(folder));
}

/**
 * Returns the size in bytes (brotli) of a feature in the shell: the feature's modules that the
 * entries reach without a dynamic import, minified as Docusaurus does it. Imports from outside the
 * feature are not counted.
 *
 * @param entries the entries, relative to the site's root
 * @param folders the feature's folders, relative to the site's root
 * @throws when the bundler reports errors
 */
export async function featureBytes(
  siteDir: string,
  { entries, folders }: { entries: readonly string[]; folders: readonly string[] },
): Promise<number> {
  const output = fs.mkdtempSync(path.join(os.tmpdir(), 'feature-bytes-'));
  const entry = path.join(output, 'entry.mjs');
  fs.writeFileSync(
    entry,
    entries
      .map((file, index) => `export * as part${index} from '${path.join(siteDir, file)}';`)
      .join('\n'),
  );
  const own = folders.map((folder) => path.join(siteDir, folder) + path.sep);
  const compiler = rspack({
    mode: 'production',
    target: ['web', 'es2022'],
    context: siteDir,
    entry: { feature: entry },
    output: {
      path: output,
      filename: '[name].mjs',
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
    },
    experiments: { outputModule: true },
    // The bundler's runtime is in the shell anyway.
    optimization: { runtimeChunk: 'single' },
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    externalsType: 'module',
    externals: ({ request = '', context = '' }, callback) => {
      const isInside = request === entry || isOwn(request, context, own);
      return isInside ? callback() : callback(undefined, request);
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: swcLoader,
          options: getSwcLoaderOptions({ isServer: false, bundlerName: BUNDLER }),
        },
      ],
    },
  });
  try {
    await new Promise<void>((resolve, reject) => {
      compiler.run((error, stats) => {
        const errors = stats?.hasErrors() ? stats.toString('errors-only') : error?.message;
        compiler.close(() => (errors ? reject(new Error(errors)) : resolve()));
      });
    });
    return brotliCompressSync(fs.readFileSync(path.join(output, 'feature.mjs'))).length;
  } finally {
    fs.rmSync(output, { recursive: true });
  }
}
