import { extractErrors } from '../../../node/errors/extractErrors';

const errorsIn = (expression: string) =>
  extractErrors(
    `import _formatMuiErrorMessage from "@mui/utils/formatMuiErrorMessage";
     if (process.env.FAIL) { throw new Error(process.env.NODE_ENV !== "production" ? ${expression}); }`,
    'a.js',
  );

test.each([
  ["'MUI: `vars` is private.' : _formatMuiErrorMessage(20)", 20, 'MUI: `vars` is private.'],
  ["'MUI: a.\\n' + 'b ' + `c.` : _formatMuiErrorMessage(6)", 6, 'MUI: a.\nb c.'],
  ['`MUI: \\`${color}\\` color.` : _formatMuiErrorMessage(9, color)', 9, 'MUI: `…` color.'],
])('%s', (expression, code, message) => {
  expect(errorsIn(expression)).toEqual([{ code, message }]);
});

test('other conditions are none', () => {
  expect(errorsIn("'a' : b(1)")).toEqual([]);
  expect(errorsIn("'a' : _formatMuiErrorMessage(code)")).toEqual([]);
  expect(errorsIn("'a' : 'b'")).toEqual([]);
});

test('a message in an unknown form fails', () => {
  expect(() => errorsIn('text() : _formatMuiErrorMessage(3)')).toThrow(
    'a.js: the message of error 3 has an unknown form.',
  );
});
