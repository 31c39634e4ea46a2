import ts from 'typescript';
import { createSharedHost } from './sharedSources';

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  // Only the types that the package itself imports: the site's ambient types must not leak in.
  types: [],
};

/** Creates the compiler's access to files. */
export type CreateHost = (options: ts.CompilerOptions) => ts.CompilerHost;

/**
 * Creates one TypeScript program for the given declaration files and everything they import.
 *
 * @param createHost for files that are not installed in the site
 */
export function createProgram(
  files: readonly string[],
  createHost: CreateHost = createSharedHost,
): ts.Program {
  return ts.createProgram([...files], OPTIONS, createHost(OPTIONS));
}
