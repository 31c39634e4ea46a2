import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Returns the compiler options of the site's tsconfig. Throws when the file can't be read. */
export function compilerOptions(siteDir: string): ts.CompilerOptions {
  const configPath = path.join(siteDir, 'tsconfig.json');
  const parsed = ts.getParsedCommandLineOfConfigFile(
    configPath,
    { noEmit: true, skipLibCheck: true },
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic(diagnostic) {
        throw new Error(ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n'));
      },
    },
  );
  return parsed?.options ?? {};
}

function describe(diagnostic: ts.Diagnostic, siteDir: string): string {
  const message = ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n');
  if (!diagnostic.file) {
    return message;
  }
  const { line, character } = diagnostic.file.getLineAndCharacterOfPosition(diagnostic.start ?? 0);
  const file = path.relative(siteDir, diagnostic.file.fileName);
  return `${file}:${line + 1}:${character + 1}: ${message} (TS${diagnostic.code})`;
}

/**
 * Type-checks files with the options of the site's tsconfig. Returns a message with file, line, and
 * column for each error in the given files, but none for errors in the files that they import.
 */
export function typeCheck(siteDir: string, files: readonly string[]): string[] {
  const program = ts.createProgram([...files], compilerOptions(siteDir));
  return files.flatMap((file) => {
    const source = program.getSourceFile(file);
    if (!source || !fs.existsSync(file)) {
      return [`${path.relative(siteDir, file)}: the file could not be read.`];
    }
    return [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ].map((diagnostic) => describe(diagnostic, siteDir));
  });
}
