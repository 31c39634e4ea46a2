import { rspack } from '@rspack/core';
import type { Configuration } from '@rspack/core';
import path from 'node:path';

const ENTRY = './src/offline/worker/docsWorker.ts';

function configuration(siteDir: string, output: string): Configuration {
  return {
    mode: 'production',
    context: siteDir,
    devtool: false,
    target: ['webworker', 'es2020'],
    entry: { worker: ENTRY },
    output: { path: output, filename: '[name].js', library: { type: 'commonjs2' }, clean: true },
    resolve: { extensions: ['.ts', '.js'] },
    // The plugin's bundler minimizes it.
    optimization: { minimize: false },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          type: 'javascript/auto',
          options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2020' } },
        },
      ],
    },
  };
}

/**
 * Bundles our part of the service worker into one script: the bundler of `@docusaurus/plugin-pwa`, which
 * makes it a part of `sw.js`, knows no TypeScript. Rejects with the bundler's errors.
 *
 * @param output absolute path of the folder that is emptied and written
 */
export function bundleWorker(siteDir: string, output: string): Promise<void> {
  const compiler = rspack(configuration(siteDir, path.resolve(output)));
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error || !stats || stats.hasErrors()) {
          reject(error ?? new Error(stats?.toString({ all: false, errors: true })));
        } else {
          resolve();
        }
      });
    });
  });
}
