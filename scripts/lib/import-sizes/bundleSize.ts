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

/** What every app has that uses the components. */
const OF_THE_APP = ['react', 'react-dom', 'react/*', 'react-dom/*'];

/**
 * Returns the size of what an app downloads for some imports: bundled as an app's bundler does it for
 * production, without React.
 *
 * @param statements `import Button from '@mui/material/Button';`, each of another name
 * @param root folder whose `node_modules` has the packages
 * @throws {Error} If an import can't be resolved.
 */
export async function bundleSize(statements: readonly string[], root: string): Promise<CodeSize> {
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
  const code = outputFiles[0]?.contents ?? new Uint8Array();
  const [zipped, compressed] = await Promise.all([gzip(code, { level: 9 }), brotli(code)]);
  return { gzip: zipped.length, brotli: compressed.length };
}
