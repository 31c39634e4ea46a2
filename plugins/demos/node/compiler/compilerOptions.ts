import path from 'node:path';
import ts from 'typescript';

/**
 * What the TypeScript template of create-vite demands of code besides `strict`: a reader's project
 * doesn't build with a demo that fails it. Without `types`, globals of Node.js and Jest are unknown there.
 */
export const TEMPLATE_OPTIONS: ts.CompilerOptions = {
  types: [],
  noUnusedLocals: true,
  noUnusedParameters: true,
  verbatimModuleSyntax: true,
  erasableSyntaxOnly: true,
  noFallthroughCasesInSwitch: true,
  noUncheckedSideEffectImports: true,
};

/**
 * Returns the compiler options for what readers copy: those of the site's tsconfig, and the template's.
 * Throws when the file can't be read.
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
