import { transform } from 'sucrase';
import type {
  CodeProblem,
  CompiledFile,
  CompileResult,
  NamedFile,
  ImportedModule,
} from '../../shared/types';
import { guardLoops } from './guardLoops';

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

/**
 * Returns the modules that a demo imports, with the names that it uses of them. Types are left out,
 * because the script no longer requires them.
 *
 * @param source the demo's code
 * @param script the compiled code, with the same lines
 */
function importsOf(source: string, script: string): ImportedModule[] {
  const named = [...source.matchAll(NAMED_IMPORT)];
  const isUsed = (name: string) => new RegExp(`\\.${name.replace(/\$/g, '\\$')}\\b`).test(script);
  return [...script.matchAll(REQUIRE)]
    .filter(([, , name]) => name !== JSX_RUNTIME)
    .map(({ 2: name = '', index }) => ({
      name,
      line: script.slice(0, index).split('\n').length,
      exports: named
        .filter(([, , , from]) => from === name)
        .flatMap(([, list = '']) => namesIn(list))
        .filter(isUsed),
    }));
}

/** The end of the compiler's messages: "Unexpected token (3:14)". */
const PLACE = /\s*\((\d+):\d+\)$/;

function syntaxProblem(error: unknown): CodeProblem {
  const text = error instanceof Error ? error.message : String(error);
  const message = text.replace(/^Error transforming [^:]*: /, '');
  return {
    kind: 'syntax',
    message: message.replace(PLACE, ''),
    line: Number(PLACE.exec(message)?.[1] ?? 1),
  };
}

/** Compiles a file to a CommonJS script with the same lines. Throws an Error if it doesn't parse. */
function compileFile(source: string): CompiledFile {
  const { code } = transform(source, {
    transforms: ['typescript', 'jsx', 'imports'],
    jsxRuntime: 'automatic',
    production: true,
  });
  return { script: guardLoops(code), imports: importsOf(source, code) };
}

/**
 * Compiles a demo and the modules of its folder, in TypeScript or JavaScript. Returns the problem if
 * the demo doesn't parse.
 */
export function compile(source: string, modules: readonly NamedFile<string>[] = []): CompileResult {
  try {
    const compiled = modules.map(({ name, file }) => ({ name, file: compileFile(file) }));
    return { code: { ...compileFile(source), modules: compiled } };
  } catch (error) {
    return { problem: syntaxProblem(error) };
  }
}

/** Removes the types of TypeScript. Returns the source itself if it doesn't parse. */
export function withoutTypes(source: string): string {
  try {
    return transform(source, {
      transforms: ['typescript', 'jsx'],
      jsxRuntime: 'preserve',
      disableESTransforms: true,
    }).code;
  } catch {
    return source;
  }
}
