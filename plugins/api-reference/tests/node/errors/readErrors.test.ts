import path from 'node:path';
import { catalogueOf, readErrors } from '../../../node/errors/readErrors';

test('an error of two packages is there once; two messages of a code are two errors', () => {
  const catalogue = catalogueOf([
    ['@mui/material', [{ code: 19, message: 'a' }]],
    [
      '@mui/system',
      [
        { code: 19, message: 'a' },
        { code: 19, message: 'b' },
        { code: 9, message: 'c' },
      ],
    ],
  ]);
  expect(catalogue).toEqual([
    { code: 9, message: 'c', packages: ['@mui/system'], anchor: 'error-9' },
    { code: 19, message: 'a', packages: ['@mui/material', '@mui/system'], anchor: 'error-19' },
    { code: 19, message: 'b', packages: ['@mui/system'], anchor: 'error-19-2' },
  ]);
});

test('the installed packages have errors', async () => {
  const errors = await readErrors(path.join(__dirname, '../../../../..'));
  expect(errors.length).toBeGreaterThan(10);
  expect(errors.find(({ code }) => code === 2)).toEqual({
    code: 2,
    message:
      'MUI: The `value` prop must be an array when using the `Select` component with `multiple`.',
    packages: ['@mui/material'],
    anchor: 'error-2',
  });
});
