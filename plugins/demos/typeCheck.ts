import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** The options of the site’s own tsconfig; throws when that cannot be read. */
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
 * Type-checks files as the site's own tsconfig has it. Gives a message with file, line, and column
 * for each error among the given files; what they import is checked only as far as they use it.
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
