import path from 'node:path';
import ts from 'typescript';

/**
 * Parsed declarations of packages, for the next program: they don't change while the thread runs,
 * and parsing them takes most of the time of a program with a few demos.
 */
const declarations = new Map<string, ts.SourceFile>();

/** Where the modules that packages import are. */
const resolutions = new Map<string, ts.ModuleResolutionCache>();

function isOfPackage(file: string): boolean {
  return file.includes('/node_modules/');
}

function resolutionCache(host: ts.CompilerHost, options: ts.CompilerOptions) {
  const folder = host.getCurrentDirectory();
  const key = JSON.stringify([folder, options]);
  const known =
    resolutions.get(key) ??
    ts.createModuleResolutionCache(folder, (file) => host.getCanonicalFileName(file), options);
  resolutions.set(key, known);
  return known;
}

/** What a reader's bundler declares, by path from the site's folder. */
const ENVIRONMENT = { file: 'bundler-env.d.ts', text: "declare module '*.css';\n" };

/**
 * Creates a program for demos. Programs share the parsed declarations of the packages.
 *
 * @param options all programs must have the same ones, because what the compiler binds to a file depends on
 *   them
 * @param replaced texts that replace the content of files, by absolute path
 */
export function createProgram(
  files: readonly string[],
  options: ts.CompilerOptions,
  replaced: ReadonlyMap<string, string> = new Map(),
): ts.Program {
  const host = ts.createCompilerHost(options, true);
  const environment = path.join(host.getCurrentDirectory(), ENVIRONMENT.file);
  const texts = new Map([...replaced, [environment, ENVIRONMENT.text]]);
  const modules = resolutionCache(host, options);
  return ts.createProgram([...files, environment], options, {
    ...host,
    readFile: (file) => texts.get(file) ?? host.readFile(file),
    getModuleResolutionCache: () => modules,
    getSourceFile(file, languageVersion, ...rest) {
      const text = texts.get(file);
      if (text !== undefined) {
        return ts.createSourceFile(file, text, languageVersion, true);
      }
      const source = declarations.get(file) ?? host.getSourceFile(file, languageVersion, ...rest);
      if (source && isOfPackage(file)) {
        declarations.set(file, source);
      }
      return source;
    },
  });
}
