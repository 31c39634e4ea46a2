import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { compilerOptions, createProgram } from './createProgram';

/** The spaces at the start of a line with which TypeScript explains the line above. */
const INDENT = /^ */;

/** Returns a message that begins with the line that explains most: of overloads, TypeScript writes it last. */
function usefulFirst(message: string): string {
  const lines = message.split('\n');
  const depth = (line: string) => INDENT.exec(line)?.[0].length ?? 0;
  const deepest = Math.max(...lines.map(depth));
  const useful = lines.filter((line) => depth(line) === deepest).at(-1) ?? '';
  const others = lines.filter((line) => line !== useful).map((line) => `  ${line}`);
  return [useful.trim(), ...(deepest > 0 ? others : lines.slice(1))].join('\n');
}

function describe(diagnostic: ts.Diagnostic, siteDir: string): string {
  const message = usefulFirst(ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n'));
  if (!diagnostic.file) {
    return message;
  }
  const { line, character } = diagnostic.file.getLineAndCharacterOfPosition(diagnostic.start ?? 0);
  const file = path.relative(siteDir, diagnostic.file.fileName);
  const withCode = message.replace(/^.*/, (first) => `${first} (TS${diagnostic.code})`);
  return `${file}:${line + 1}:${character + 1}: ${withCode}`;
}

/** Changes the types of packages, for its whole program. */
const AUGMENTATION = /\bdeclare\s+(?:module|global)\b/;

/**
 * Returns the files of each program. A file that changes the types of packages has its own, so that
 * the result for a file never depends on the others.
 */
function programsOf(files: readonly string[]): string[][] {
  const augmentsTypes = (file: string) =>
    fs.existsSync(file) && AUGMENTATION.test(fs.readFileSync(file, 'utf8'));
  const alone = new Set(files.filter(augmentsTypes));
  const together = files.filter((file) => !alone.has(file));
  return [...(together.length > 0 ? [together] : []), ...[...alone].map((file) => [file])];
}

function checkTogether(
  siteDir: string,
  files: readonly string[],
  options: ts.CompilerOptions,
): [file: string, problems: string[]][] {
  const program = createProgram(files, options);
  return files.map((file) => {
    const source = program.getSourceFile(file);
    if (!source || !fs.existsSync(file)) {
      return [file, [`${path.relative(siteDir, file)}: the file could not be read.`]];
    }
    const diagnostics = [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ];
    return [file, diagnostics.map((diagnostic) => describe(diagnostic, siteDir))];
  });
}

/**
 * Type-checks files with the options of the site's tsconfig. Returns, for each file, a message with
 * file, line, and column for each error in it, but none for errors in the files that it imports.
 *
 * Throws when the site has no tsconfig.
 */
export function typeCheck(siteDir: string, files: readonly string[]): Map<string, string[]> {
  const options = compilerOptions(siteDir);
  const checked = new Map(
    programsOf(files).flatMap((together) => checkTogether(siteDir, together, options)),
  );
  return new Map(files.map((file) => [file, checked.get(file) ?? []]));
}
