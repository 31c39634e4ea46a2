import path from 'node:path';
import ts from 'typescript';

/**
 * The compiler options of create-vite's TypeScript template besides `strict`: a reader's project doesn't build with
 * a demo that fails it. Without `types`, globals of Node.js and Jest are unknown there. JSX needs no import of
 * React, so an import that nothing else uses is unused.
 */
export const TEMPLATE_OPTIONS: ts.CompilerOptions = {
  types: [],
  jsx: ts.JsxEmit.ReactJSX,
  noUnusedLocals: true,
  noUnusedParameters: true,
  verbatimModuleSyntax: true,
  erasableSyntaxOnly: true,
  noFallthroughCasesInSwitch: true,
  noUncheckedSideEffectImports: true,
};

/**
 * Returns the compiler options for code that readers copy: the options of the site's tsconfig, and the
 * template's. Throws when the file can't be read.
 */
export function compilerOptions(siteDir: string): ts.CompilerOptions {
  const configPath = path.join(siteDir, 'tsconfig.json');
  const parsed = ts.getParsedCommandLineOfConfigFile(
    configPath,
    { ...TEMPLATE_OPTIONS, noEmit: true, skipLibCheck: true },
    {
      ...ts.sys,
      // Only the options are needed: searching the folders for sources would take time.
      readDirectory: () => [],
      onUnRecoverableConfigFileDiagnostic(diagnostic) {
        throw new Error(ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n'));
      },
    },
  );
  return parsed?.options ?? {};
}

/**
 * Parsed declarations of packages, for the next program: they don't change while the thread runs,
 * and parsing them takes most of the time of a program with a few demos.
 */
const declarations = new Map<string, ts.SourceFile>();

/** Where the modules that packages import are. */
const resolutions = new Map<string, ts.ModuleResolutionCache>();

function resolutionCache(host: ts.CompilerHost, options: ts.CompilerOptions) {
  const folder = host.getCurrentDirectory();
  const key = JSON.stringify([folder, options]);
  const known =
    resolutions.get(key) ??
    ts.createModuleResolutionCache(folder, (file) => host.getCanonicalFileName(file), options);
  resolutions.set(key, known);
  return known;
}

/** The declarations of a reader's bundler, by path from the site's folder. */
const ENVIRONMENT = { file: 'bundler-env.d.ts', text: "declare module '*.css';\n" };

/**
 * Creates a program for demos. Programs share the parsed declarations of the packages.
 *
 * @param options all programs must have the same ones, because the compiler's bindings of a file depend on
 *   them
 * @param replaced texts that replace the content of files, or are files that don't exist, by absolute path
 */
export function createProgram(
  files: readonly string[],
  options: ts.CompilerOptions,
  replaced: ReadonlyMap<string, string> = new Map(),
): ts.Program {
  const host = ts.createCompilerHost(options, true);
  const environment = path.join(host.getCurrentDirectory(), ENVIRONMENT.file);
  const texts = new Map([...replaced, [environment, ENVIRONMENT.text]]);
  const folders = new Set([...texts.keys()].map((file) => path.dirname(file)));
  const modules = resolutionCache(host, options);
  return ts.createProgram([...files, environment], options, {
    ...host,
    readFile: (file) => texts.get(file) ?? host.readFile(file),
    fileExists: (file) => texts.has(file) || host.fileExists(file),
    directoryExists: (folder) => folders.has(folder) || ts.sys.directoryExists(folder),
    getModuleResolutionCache: () => modules,
    getSourceFile(file, languageVersion, ...rest) {
      const text = texts.get(file);
      if (text !== undefined) {
        return ts.createSourceFile(file, text, languageVersion, true);
      }
      const source = declarations.get(file) ?? host.getSourceFile(file, languageVersion, ...rest);
      if (source && file.includes('/node_modules/')) {
        declarations.set(file, source);
      }
      return source;
    },
  });
}
