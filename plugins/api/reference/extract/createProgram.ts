import ts from 'typescript';
import { createSharedHost } from './sharedSources';

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  // Only what the package itself asks for: the site's own ambient types must not leak in.
  types: [],
};

/** One TypeScript program over the given declaration files and all they import. */
export function createProgram(files: readonly string[]): ts.Program {
  return ts.createProgram([...files], OPTIONS, createSharedHost(OPTIONS));
}
