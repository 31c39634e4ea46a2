import ts from 'typescript';

/**
 * Files that were parsed for one program, for the next: React's types, the DOM's, and packages that
 * others build on are the same for all. Held weakly, because a build has other uses for the memory
 * once the last package is read, and in a place that the copies of this module share, which
 * Docusaurus loads for every plugin.
 */
const SHARED = Symbol.for('api-reference.sources');
type Sources = Map<string, WeakRef<ts.SourceFile>>;
const shared = globalThis as { [SHARED]?: Sources };
const sources: Sources = (shared[SHARED] ??= new Map<string, WeakRef<ts.SourceFile>>());

/**
 * A compiler host that parses no file twice.
 *
 * Takes the options of the programs, which must be the same ones each time: what the compiler binds
 * to a file depends on them.
 */
export function createSharedHost(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  return {
    ...host,
    getSourceFile(file, ...rest) {
      const source = sources.get(file)?.deref() ?? host.getSourceFile(file, ...rest);
      if (source) {
        sources.set(file, new WeakRef(source));
      }
      return source;
    },
  };
}
