import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { build } from 'esbuild';

const gzip = promisify(zlib.gzip);
const brotli = promisify(zlib.brotliCompress);

/** Compressed sizes of code, in bytes. */
export interface CodeSize {
  readonly gzip: number;
  readonly brotli: number;
}

/** The packages that every app with the components has. */
const OF_THE_APP = ['react', 'react-dom', 'react/*', 'react-dom/*'];

/**
 * Bundles some imports as an app's bundler does it for production, without React.
 *
 * @param statements `import Button from '@mui/material/Button';`, each of another name
 * @param root folder whose `node_modules` has the packages
 * @throws {Error} If an import can't be resolved.
 */
async function bundle(statements: readonly string[], root: string): Promise<Uint8Array> {
  const names = statements.map((statement) => /^import \{? ?(\w+)/.exec(statement)?.[1] ?? '');
  const { outputFiles } = await build({
    stdin: {
      contents: `${statements.join('\n')}\nexport { ${names.join(', ')} };`,
      resolveDir: root,
      sourcefile: statements.join(' '),
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    mainFields: ['module', 'main'],
    external: OF_THE_APP,
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.css': 'empty' },
    logLevel: 'silent',
  });
  return outputFiles[0]?.contents ?? new Uint8Array();
}

const gzipped = async (code: Uint8Array) => (await gzip(code, { level: 9 })).length;

/** Returns the size of an app's download for an import. Throws an Error if the import can't be resolved. */
export async function bundleSize(statement: string, root: string): Promise<CodeSize> {
  const code = await bundle([statement], root);
  const [size, compressed] = await Promise.all([gzipped(code), brotli(code)]);
  return { gzip: size, brotli: compressed.length };
}

/** Returns the size of several imports in one app, compressed by gzip: Brotli takes longer than the bundler. */
export async function sharedSize(statements: readonly string[], root: string): Promise<number> {
  return gzipped(await bundle(statements, root));
}
