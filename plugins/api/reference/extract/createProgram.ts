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

/** Creates one TypeScript program for the given declaration files and everything they import. */
export function createProgram(files: readonly string[]): ts.Program {
  return ts.createProgram([...files], OPTIONS, createSharedHost(OPTIONS));
}
