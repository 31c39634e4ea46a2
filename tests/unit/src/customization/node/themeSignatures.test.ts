import os from 'node:os';
import path from 'node:path';
import { themeSignatures } from '../../../../../src/customization/node/themeSignatures';

const siteDir = path.join(__dirname, '../../../../..');

test("reads the signatures of the theme's functions from the installed types", () => {
  const signaturesOf = themeSignatures(siteDir, '@mui/material');
  expect(signaturesOf(['breakpoints', 'only'])).toBe('(key: Breakpoint) => string');
  expect(signaturesOf(['palette', 'augmentColor'])).toBe(
    '(options: PaletteAugmentColorOptions) => PaletteColor',
  );
  expect(signaturesOf(['spacing'])?.split('\n').slice(0, 2)).toEqual([
    '() => string',
    '(value: SpacingArgument) => string',
  ]);
  expect(signaturesOf(['palette', 'mode'])).toBeUndefined();
  expect(signaturesOf(['palette', 'noSuchKey', 'deeper'])).toBeUndefined();
});

test('throws with the location of the types if the library is not installed', () => {
  expect(() => themeSignatures(os.tmpdir(), '@mui/material')).toThrow(
    /@mui\/material is not installed/,
  );
});
