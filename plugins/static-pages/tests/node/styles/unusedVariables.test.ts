import postcss from 'postcss';
import { removeUnusedVariables, variablesIn } from '../../../node/styles/unusedVariables';

function purge(css: string, elsewhere: string[] = []): string {
  const root = postcss.parse(css);
  removeUnusedVariables(root, (name) => elsewhere.includes(name));
  return root.toString();
}

test('finds references, with and without a fallback', () => {
  expect([...variablesIn('a{b:var(--c);d:calc(var( --e, 1px) * 2)}')]).toEqual(['--c', '--e']);
});

test('removes what nothing refers to, and what only that refers to', () => {
  expect(purge(':root{--a:1px;--b:var(--a);--c:var(--b);--d:2px}p{margin:var(--d)}')).toBe(
    ':root{--d:2px}p{margin:var(--d)}',
  );
});

test('keeps what is used elsewhere, and what that refers to', () => {
  expect(purge(':root{--a:1px;--b:var(--a)}', ['--b'])).toBe(':root{--a:1px;--b:var(--a)}');
});

test('leaves other declarations alone', () => {
  expect(purge('p{color:red}')).toBe('p{color:red}');
});
