import path from 'node:path';
import { createProgram } from '../../extract/createProgram';

const packages = path.resolve('node_modules/@mui');

test('parses shared dependencies once for all packages', () => {
  const system = createProgram([path.join(packages, 'system/Box/index.d.ts')]);
  const material = createProgram([path.join(packages, 'material/Box/index.d.ts')]);
  const shared = system
    .getSourceFiles()
    .filter((source) => source === material.getSourceFile(source.fileName))
    .map(({ fileName }) => fileName);
  expect(shared).toContainEqual(expect.stringContaining('@types/react/index.d.ts'));
  expect(shared).toContainEqual(expect.stringContaining('lib.dom.d.ts'));
  expect(shared).toContainEqual(expect.stringContaining('@mui/system/Box/Box.d.ts'));
});

test('resolves names in a program with shared files', () => {
  const program = createProgram([path.join(packages, 'material/Box/index.d.ts')]);
  const source = program.getSourceFile(path.join(packages, 'system/Box/Box.d.ts'));
  expect(source && program.getSemanticDiagnostics(source)).toEqual([]);
});
