import path from 'node:path';
import { withCompiler } from '../../../node/compiler/compiler';
import { temporaryFolder } from '../../../../../tests/helpers/temporaryFolder';

async function siteWith(code: string) {
  const site = await temporaryFolder({
    'tsconfig.json': JSON.stringify({
      compilerOptions: { lib: ['ES2022'], module: 'ESNext', moduleResolution: 'Bundler' },
    }),
    'docs/A.ts': code,
  });
  return { site, file: path.join(site, 'docs/A.ts') };
}

test('checks types in its thread, and starts another one after it has ended', async () => {
  const { site, file } = await siteWith('export const a: number = "a";\n');
  const check = () => withCompiler(({ typeCheck }) => typeCheck(site, [file]));
  const problem = "docs/A.ts:1:14: Type 'string' is not assignable to type 'number'. (TS2322)";
  expect(await check()).toEqual(new Map([[file, [problem]]]));
  expect(await check()).toEqual(new Map([[file, [problem]]]));
}, 60_000);

test('passes on what a task throws', async () => {
  await expect(withCompiler(({ typeCheck }) => typeCheck('/nowhere', []))).rejects.toThrow(
    "Cannot read file '/nowhere/tsconfig.json'.",
  );
}, 60_000);
