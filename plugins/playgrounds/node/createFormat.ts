import path from 'node:path';
import { hashOf } from '../../kit/node/cache/cachedValue';
import { environmentHash } from '../../kit/node/cache/environment';
import { createValueStore } from '../../kit/node/cache/valueStore';
import type { FormattedCode } from './describePlayground';

async function formatCode(code: string): Promise<FormattedCode> {
  // Loaded on demand: formatted presets are kept.
  const { formatTypeScript, toJavaScript } = await import('../../demos/node/toJavaScript');
  const [TS, JS] = await Promise.all([formatTypeScript(code), toJavaScript(code)]);
  return { TS, JS };
}

/**
 * Creates the function that returns a preset's code, by the id of its playground, as readers see it. It
 * keeps the result.
 */
export function createFormat(siteDir: string) {
  const store = createValueStore(path.join(siteDir, 'node_modules/.cache/playgrounds/code'));
  const environment = environmentHash(siteDir, [
    __dirname,
    path.join(__dirname, '../../demos/node'),
  ]);
  return async (id: string, code: string) =>
    store(id, hashOf([await environment, code]), () => formatCode(code));
}
