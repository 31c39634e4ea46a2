import { compile, withoutTypes } from '../../sandbox/compile/compile';
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

test('names the line of a syntax error', () => {
  const { problem } = compile('const a = 1;\nexport default () => <p>;\n');
  expect(problem).toMatchObject({ kind: 'syntax' });
  expect(problem && 'line' in problem && problem.line).toBeGreaterThanOrEqual(2);
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

/** A small generator of random numbers, so that every run sees the same mutations (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}

/** What typing, deleting, and pasting leave behind. */
const FRAGMENTS = [
  '{',
  '}',
  '(',
  ')',
  '<',
  '/>',
  '`',
  "'",
  '=>',
  'for(;;)',
  'while(',
  ';',
  '${',
  '\\',
];

function mutate(source: string, random: () => number): string {
  const at = Math.floor(random() * source.length);
  const length = Math.floor(random() * 40);
  const fragment = FRAGMENTS[Math.floor(random() * FRAGMENTS.length)] ?? '';
  return source.slice(0, at) + fragment + source.slice(at + (random() < 0.5 ? length : 0));
}

test('five hundred broken demos compile or have a problem with a line', async () => {
  const random = randomFrom(1);
  const demos = await allDemos();
  const problems = Array.from({ length: 500 }, (_, index) => {
    const mutated = mutate(demos[index % demos.length]?.code ?? '', random);
    expect(typeof withoutTypes(mutated)).toBe('string');
    return { result: compile(mutated), lines: mutated.split('\n').length };
  }).filter(({ result }) => result.problem);
  expect(problems.length).toBeGreaterThan(100);
  problems.forEach(({ result: { problem }, lines }) => {
    expect(problem).toMatchObject({ kind: 'syntax', line: expect.any(Number) as number });
    expect(problem && 'line' in problem && problem.line).toBeLessThanOrEqual(lines + 1);
  });
});
