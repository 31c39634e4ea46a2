import { transform } from 'sucrase';
import type { CodeProblem, CompileResult } from '../types';
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

/**
 * Compiles a demo, in TypeScript or JavaScript, to a CommonJS script with the same lines. Returns the
 * problem if it doesn't parse.
 */
export function compile(source: string): CompileResult {
  try {
    const { code } = transform(source, {
      transforms: ['typescript', 'jsx', 'imports'],
      jsxRuntime: 'automatic',
      production: true,
    });
    return { code: { script: guardLoops(code), imports: importsOf(source, code) } };
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
