import { BASE_PACKAGES, PEERS } from '@component-docs/kit/shared/site/projects';

const IMPORT = /^import\s+(?:[^'"]*\sfrom\s+)?['"]([^'".][^'"]*)['"]/gm;

function packageOf(module: string): string {
  return module.split('/', module.startsWith('@') ? 2 : 1).join('/');
}

/** Returns the packages that code needs, sorted: those that it imports, and their peers. */
export function dependenciesOf(...codes: string[]): string[] {
  const imported = codes.flatMap((code) =>
    [...code.matchAll(IMPORT)].map(([, module = '']) => packageOf(module)),
  );
  const peers = imported.flatMap((name) => PEERS[name] ?? []);
  return [...new Set([...BASE_PACKAGES, ...imported, ...peers])].sort();
}
