import path from 'node:path';
import ts from 'typescript';
import { TEMPLATE_OPTIONS, createProgram } from '@component-docs/demos/node/compiler/createProgram';
import { tryBundler, TYPESCRIPT_RULE } from '@component-docs/static-pages/node/bundler/runBundler';
import type { StatsError } from '@component-docs/static-pages/node/bundler/runBundler';

/** Options of the exported tsconfig.json that matter without Vite. */
const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2020,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  ...TEMPLATE_OPTIONS,
};

/**
 * Type-checks files of exported projects in one program. Returns one message, with file, line, and
 * column, for each error.
 *
 * @param files absolute paths
 */
export function typeCheckProjects(folder: string, files: readonly string[]): string[] {
  const host: ts.FormatDiagnosticsHost = {
    getCurrentDirectory: () => folder,
    getCanonicalFileName: (file) => file,
    getNewLine: () => '\n',
  };
  const diagnostics = ts.getPreEmitDiagnostics(createProgram(files, OPTIONS));
  return diagnostics.map((diagnostic) => ts.formatDiagnostic(diagnostic, host).trimEnd());
}

function describe(folder: string, { message, moduleIdentifier = '', loc = '' }: StatsError) {
  const file = path.relative(folder, moduleIdentifier.split('!').at(-1) ?? '');
  return `${file}:${loc}: ${message.split('\n')[0]}`;
}

/**
 * Bundles exported projects in one run, in memory. Returns one message, with file and line, for each
 * error. Rejects when the bundler itself fails.
 *
 * @param entries absolute paths
 */
export async function bundleProjects(
  folder: string,
  entries: readonly string[],
): Promise<string[]> {
  const stats = await tryBundler(
    {
      mode: 'development',
      target: ['web', 'es2020'],
      context: folder,
      devtool: false,
      entry: Object.fromEntries(entries.map((entry, index) => [String(index), entry])),
      output: { path: path.join(folder, 'bundle') },
      optimization: { splitChunks: { chunks: 'all' } },
      resolve: { extensions: ['.tsx', '.ts', '.jsx', '.js'] },
      module: {
        rules: [
          { test: /\.css$/, type: 'asset/source' },
          // As Vite does, in packages of the type "module", too.
          { test: /\.js$/, resolve: { fullySpecified: false } },
          {
            ...TYPESCRIPT_RULE,
            test: /[\\/]src[\\/].*\.(?:tsx?|jsx)$/,
            exclude: /node_modules[\\/](?!\.cache)/,
          },
        ],
      },
    },
    true,
  );
  const { errors = [] } = stats.toJson({ all: false, errors: true });
  return errors.map((found) => describe(folder, found));
}
