import fs from 'node:fs';
import path from 'node:path';

const SRC = path.resolve(__dirname, '../../../../../src');
const IMPORT = /^(?:import|export)\s+(?!type)(?:[^;]*?from\s+)?'([^']+)'/gm;

function resolve(file: string, request: string): string | undefined {
  const base = request.startsWith('.')
    ? path.resolve(path.dirname(file), request)
    : request.replace(/^@theme/, `${SRC}/theme`).replace(/^@site\/src/, SRC);
  return ['', '.tsx', '.ts', '/index.tsx', '/index.ts']
    .map((end) => base + end)
    .find(
      (candidate) =>
        candidate.startsWith(SRC) && fs.statSync(candidate, { throwIfNoEntry: false })?.isFile(),
    );
}

/** The style sheets that a module brings, in order. */
function styleSheetsOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) {
    return [];
  }
  seen.add(file);
  if (file.endsWith('.css')) {
    return [path.relative(SRC, file)];
  }
  const imports = [...fs.readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, request = '']) =>
    resolve(file, request),
  );
  return imports.flatMap((found) => (found ? styleSheetsOf(found, seen) : []));
}

test('the browser has the style sheet of everything that prints prepared pages', () => {
  const seen = new Set<string>();
  const printed = ['api-reference/ApiDocument.tsx', 'api-symbols/SymbolDocument.tsx'].flatMap(
    (file) => styleSheetsOf(path.join(SRC, file), seen),
  );
  expect(printed.length).toBeGreaterThan(10);
  expect(styleSheetsOf(path.join(SRC, 'prepared-pages/styleSheets.ts'))).toEqual(printed);
});
