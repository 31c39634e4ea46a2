import { printVariables } from '../../shared/printVariables';

test('prints nested rules, without values that would end them', () => {
  const css = printVariables({
    generateStyleSheets: () => [
      {
        ':root': { '--a': 1, '--b': 'red; } body { display: none', colorScheme: 'dark' },
        '@media print': { ':root': { '--c': 'calc(1px', '--d': '"a;b"' } },
      },
    ],
  });
  expect(css).toBe(
    ':root {\n  --a: 1;\n  color-scheme: dark;\n}\n@media print {\n  :root {\n    --d: "a;b";\n  }\n}\n',
  );
});
