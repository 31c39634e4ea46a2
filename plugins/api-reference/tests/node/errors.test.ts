import path from 'node:path';
import { catalogueOf, extractErrors, readErrors } from '../../node/errors';

const errorsIn = (expression: string) =>
  extractErrors(
    `import _formatMuiErrorMessage from "@mui/utils/formatMuiErrorMessage";
     if (process.env.FAIL) { throw new Error(process.env.NODE_ENV !== "production" ? ${expression}); }`,
    'a.js',
    'formatMuiErrorMessage',
  );

test.each([
  [
    "'MUI: `vars` is private.' : _formatMuiErrorMessage(20)",
    [{ code: 20, message: 'MUI: `vars` is private.' }],
  ],
  ["'a.\\n' + 'b ' + `c.` : _formatMuiErrorMessage(6)", [{ code: 6, message: 'a.\nb c.' }]],
  [
    '`\\`${color}\\` color.` : _formatMuiErrorMessage(9, color)',
    [{ code: 9, message: '`…` color.' }],
  ],
  ["'a' : b(1)", []],
  ["'a' : _formatMuiErrorMessage(code)", []],
  ["'a' : 'b'", []],
])('%s', (expression, errors) => {
  expect(errorsIn(expression)).toEqual(errors);
});

test('a message in an unknown form fails', () => {
  expect(() => errorsIn('text() : _formatMuiErrorMessage(3)')).toThrow(
    'a.js: the message of error 3 has an unknown form.',
  );
});

test('an error of two packages is there once; two messages of a code are two errors', () => {
  const [a, b, c] = [
    { code: 19, message: 'a' },
    { code: 19, message: 'b' },
    { code: 9, message: 'c' },
  ] as const;
  expect(
    catalogueOf([
      ['@mui/material', [a]],
      ['@mui/system', [a, b, c]],
    ]),
  ).toEqual([
    { ...c, packages: ['@mui/system'], anchor: 'error-9' },
    { ...a, packages: ['@mui/material', '@mui/system'], anchor: 'error-19' },
    { ...b, packages: ['@mui/system'], anchor: 'error-19-2' },
  ]);
});

test('the installed packages have errors', async () => {
  const errors = await readErrors(path.join(__dirname, '../../../..'));
  expect(errors.length).toBeGreaterThan(10);
  expect(errors.find(({ code }) => code === 2)).toEqual({
    code: 2,
    message:
      'MUI: The `value` prop must be an array when using the `Select` component with `multiple`.',
    packages: ['@mui/material'],
    anchor: 'error-2',
  });
});
