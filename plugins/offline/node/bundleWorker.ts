import path from 'node:path';
import { runBundler, TYPESCRIPT_RULE } from '@component-docs/static-pages/node/bundler/runBundler';
import type { Configuration } from '@component-docs/static-pages/node/bundler/runBundler';

const ENTRY = './plugins/offline/browser/worker/docsWorker.ts';

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
    module: { rules: [TYPESCRIPT_RULE] },
  };
}

/**
 * Bundles our part of the service worker into one script: the bundler of `@docusaurus/plugin-pwa`, which
 * makes it a part of `sw.js`, knows no TypeScript. Rejects with the bundler's errors.
 *
 * @param output absolute path of the folder that is emptied and written
 */
export async function bundleWorker(siteDir: string, output: string): Promise<void> {
  await runBundler(configuration(siteDir, path.resolve(output)));
}
