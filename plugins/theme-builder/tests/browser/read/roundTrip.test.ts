import fc from 'fast-check';
import { printDesignTokens } from '../../../browser/print/printDesignTokens';
import { printJson, printTheme } from '../../../browser/print/printTheme';
import { parseCode } from '../../../browser/read/parseCode';
import { readCode } from '../../../browser/read/readTheme';
import { printLink, readLink } from '../../../browser/read/themeLink';
import { LIBRARIES, themesOf } from '../randomThemes';

const RUNS = { numRuns: 100 };

describe.each(LIBRARIES)('a theme of %s that is printed and read again', (_name, library) => {
  it.each([
    ['TypeScript', printTheme],
    ['JSON', printJson],
    ['design tokens', printDesignTokens],
  ])('is the same from %s', (_format, print) => {
    fc.assert(
      fc.property(themesOf(library), (values) => {
        expect(readCode(parseCode(print(values, library)), library)).toEqual({
          values,
          ignored: [],
        });
      }),
      RUNS,
    );
  });

  it('is the same from a link', () => {
    fc.assert(
      fc.property(themesOf(library), fc.string({ maxLength: 60 }), (values, name) => {
        expect(readLink(printLink({ name, values }) ?? '', library)).toEqual({ name, values });
      }),
      RUNS,
    );
  });
});
