import { rspack } from '@rspack/core';
import type { Configuration, Stats } from '@rspack/core';
import { factsRule } from '../site-facts';

export type { Compiler, Configuration, RuleSetRule, StatsError } from '@rspack/core';

/** A rule that compiles TypeScript with JSX for browsers of 2020. */
export const TYPESCRIPT_RULE = {
  test: /\.tsx?$/,
  loader: 'builtin:swc-loader',
  type: 'javascript/auto',
  options: {
    jsc: {
      target: 'es2020',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
  },
} as const;

/**
 * Runs the bundler for files apart from the site. Rejects when the bundler itself fails; problems with the
 * sources are in the result.
 *
 * @param isInMemory whether to write no files
 */
export function tryBundler(configuration: Configuration, isInMemory = false): Promise<Stats> {
  const { module } = configuration;
  const rules = [factsRule(), ...(module?.rules ?? [])];
  const compiler = rspack({ ...configuration, module: { ...module, rules } });
  if (isInMemory) {
    compiler.outputFileSystem = null;
  }
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error || !stats) {
          reject(error ?? new Error('The bundler has no result.'));
        } else {
          resolve(stats);
        }
      });
    });
  });
}

/** Bundles something apart from the site. Rejects with the bundler's errors. */
export async function runBundler(configuration: Configuration): Promise<Stats> {
  const stats = await tryBundler(configuration);
  if (stats.hasErrors()) {
    throw new Error(stats.toString({ all: false, errors: true }));
  }
  return stats;
}
