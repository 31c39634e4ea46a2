import fc from 'fast-check';
import { printDesignTokens } from '../../../../../src/theme-builder/print/printDesignTokens';
import { printJson, printTheme } from '../../../../../src/theme-builder/print/printTheme';
import { readCode } from '../../../../../src/theme-builder/read/readCode';
import { printLink, readLink } from '../../../../../src/theme-builder/read/themeLink';
import { themes, tokenAt } from '../randomThemes';

const RUNS = { numRuns: 100 };

describe('a theme that is printed and read again', () => {
  it('is the same from TypeScript', () => {
    fc.assert(
      fc.property(themes, (values) => {
        expect(readCode(printTheme(values), tokenAt)).toEqual({ values, ignored: [] });
      }),
      RUNS,
    );
  });

  it('is the same from JSON', () => {
    fc.assert(
      fc.property(themes, (values) => {
        expect(readCode(printJson(values), tokenAt)).toEqual({ values, ignored: [] });
      }),
      RUNS,
    );
  });

  it('is the same from design tokens', () => {
    fc.assert(
      fc.property(themes, (values) => {
        expect(readCode(printDesignTokens(values, tokenAt), tokenAt)).toEqual({
          values,
          ignored: [],
        });
      }),
      RUNS,
    );
  });

  it('is the same from a link', () => {
    fc.assert(
      fc.property(themes, fc.string({ maxLength: 60 }), (values, name) => {
        expect(readLink(printLink({ name, values }) ?? '', tokenAt)).toEqual({ name, values });
      }),
      RUNS,
    );
  });
});
