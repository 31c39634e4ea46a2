import ts from 'typescript';

/**
 * Parsed files, reused by the next program. The references are weak, because the build needs the
 * memory once the last package is read.
 */
const sources = new Map<string, WeakRef<ts.SourceFile>>();

/**
 * Creates a compiler host that doesn't parse any file twice.
 *
 * @param options the programs' options; they must be the same every time, because the compiler's bindings of
 *   a file depend on them
 */
function createSharedHost(options: ts.CompilerOptions): ts.CompilerHost {
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

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  // For a package whose types are its sources.
  jsx: ts.JsxEmit.ReactJSX,
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

/** Returns the result of `read`, and puts a prefix before the message of an error. */
export function prefixErrors<Result>(prefix: string, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw new Error(prefix + (error instanceof Error ? error.message : String(error)));
  }
}
