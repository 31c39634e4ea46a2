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
      // Only the options are needed: searching the folders for sources would take time.
      readDirectory: () => [],
      onUnRecoverableConfigFileDiagnostic(diagnostic) {
        throw new Error(ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n'));
      },
    },
  );
  return parsed?.options ?? {};
}
