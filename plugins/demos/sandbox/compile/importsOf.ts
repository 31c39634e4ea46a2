import type { ImportedModule } from '../types';

const REQUIRE = /\brequire\((['"])([^'"]+)\1\)/g;
const NAMED_IMPORT = /\bimport\s+(?:[\w$*\s]+,\s*)?\{([^}]*)\}\s*from\s*(['"])([^'"]+)\2/g;

/** The runtime of JSX, which the compiler imports, not the reader. */
const JSX_RUNTIME = 'react/jsx-runtime';

function namesIn(list: string): string[] {
  return list
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '' && !entry.startsWith('type '))
    .map((entry) => entry.split(/\s+as\s+/)[0] ?? '');
}

function lineOf(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}

/**
 * Returns the modules that a demo imports, with the names that it uses of them. Types are left out,
 * because the script no longer requires them.
 *
 * @param source the demo's code
 * @param script what it was compiled to, with the same lines
 */
export function importsOf(source: string, script: string): ImportedModule[] {
  const named = [...source.matchAll(NAMED_IMPORT)];
  const isUsed = (name: string) => new RegExp(`\\.${name.replace(/\$/g, '\\$')}\\b`).test(script);
  return [...script.matchAll(REQUIRE)]
    .filter(([, , name]) => name !== JSX_RUNTIME)
    .map(({ 2: name = '', index }) => ({
      name,
      line: lineOf(script, index),
      exports: named
        .filter(([, , , from]) => from === name)
        .flatMap(([, list = '']) => namesIn(list))
        .filter(isUsed),
    }));
}
