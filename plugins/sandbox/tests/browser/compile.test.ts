import fc from 'fast-check';
import { compile, withoutTypes } from '../../browser/compile/compile';
import { allDemos } from '../../../../tests/helpers/realDemos';

test('compiles TypeScript and JavaScript with JSX, line by line', () => {
  const source = [
    "import Button from '@mui/material/Button';",
    '',
    'export default function Hello({ name }: { name?: string }) {',
    '  return <Button>{name}</Button>;',
    '}',
  ].join('\n');
  const { code } = compile(source);
  expect(code?.imports).toEqual([{ name: '@mui/material/Button', line: 1, exports: [] }]);
  expect(code?.script.split('\n')).toHaveLength(5);
  expect(code?.script.split('\n')[3]).toContain('name');
});

test('lists what is imported by name, without types and what isn’t used', () => {
  const source = [
    "import { useState, type ReactNode } from 'react';",
    "import { Menu as BaseMenu, MenuButton } from '@mui/base';",
    'export default () => <BaseMenu>{useState(0)[0]}</BaseMenu>;',
  ].join('\n');
  expect(compile(source).code?.imports).toEqual([
    { name: 'react', line: 1, exports: ['useState'] },
    { name: '@mui/base', line: 2, exports: ['Menu'] },
  ]);
});

test('compiles the modules of a demo, in their order', () => {
  const modules = [
    { name: './c', file: 'export const c: number = 1;' },
    { name: './b', file: "export { c as b } from './c';" },
  ];
  const { code } = compile("import { b } from './b';\nexport default () => b;", modules);
  expect(code?.imports).toEqual([{ name: './b', line: 1, exports: ['b'] }]);
  expect(code?.modules.map(({ name }) => name)).toEqual(['./c', './b']);
  expect(code?.modules[0]?.file.script).toContain('const c = 1;');
  expect(code?.modules[1]?.file.imports).toEqual([{ name: './c', line: 1, exports: [] }]);
});

test('compiles every demo of the site', async () => {
  const failed = (await allDemos()).filter(({ code }) => compile(code).problem);
  expect(failed.map(({ file }) => file)).toEqual([]);
});

test('removes types, and keeps JSX', () => {
  expect(withoutTypes('const a: number = 1;\nexport default () => <p>{a as number}</p>;')).toBe(
    'const a = 1;\nexport default () => <p>{a }</p>;',
  );
  expect(withoutTypes('const = ;')).toBe('const = ;');
});

/** What typing, deleting, and pasting leave behind. */
const FRAGMENTS = "{ } ( ) < /> ` ' => for(;;) while( ; ${ \\".split(' ');

test('broken demos compile or have a problem with a line', async () => {
  const codes = (await allDemos()).map(({ code }) => code);
  const edit = fc.record({
    code: fc.constantFrom(...codes),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    removed: fc.nat({ max: 40 }),
    fragment: fc.constantFrom(...FRAGMENTS),
  });
  let problems = 0;
  fc.assert(
    fc.property(edit, ({ code, at, removed, fragment }) => {
      const index = Math.floor(at * code.length);
      const mutated = code.slice(0, index) + fragment + code.slice(index + removed);
      expect(typeof withoutTypes(mutated)).toBe('string');
      const { problem } = compile(mutated);
      if (problem) {
        problems += 1;
        expect(problem).toMatchObject({ kind: 'syntax', line: expect.any(Number) as number });
        const lines = mutated.split('\n').length;
        expect('line' in problem && problem.line).toBeLessThanOrEqual(lines + 1);
      }
    }),
    { numRuns: 500, seed: 1 },
  );
  expect(problems).toBeGreaterThan(100);
});
