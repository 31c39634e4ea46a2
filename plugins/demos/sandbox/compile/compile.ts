import { transform } from 'sucrase';
import type { CodeProblem, CompiledFile, CompileResult, NamedFile } from '../types';
import { guardLoops } from './guardLoops';
import { importsOf } from './importsOf';

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
