import {
  densityChanges,
  densityOf,
  fluidHeadings,
  fluidSize,
} from '../../../browser/model/bulkChanges';
import { materialUi } from '../randomThemes';
import { createDraftTheme } from '../../../browser/model/draftTheme';
import { parseValue } from '../../../browser/model/parseValue';

const DENSE = { 'components.MuiButton.defaultProps.size': 'small' };

test('a dense theme has small components, of those whose props it can set', () => {
  expect(densityChanges('dense', materialUi)).toEqual(DENSE);
  expect(densityOf(DENSE, materialUi)).toBe('dense');
});

test('the normal density removes them', () => {
  expect(densityChanges('normal', materialUi)).toEqual({
    'components.MuiButton.defaultProps.size': undefined,
  });
  expect(densityOf({ spacing: 4 }, materialUi)).toBe('normal');
});

test('other sizes have no density', () => {
  expect(
    densityOf({ 'components.MuiButton.defaultProps.size': 'large' }, materialUi),
  ).toBeUndefined();
});

/** Returns the value of a fluid size, in px. */
function sizeAt(size: string, windowWidth: number): number {
  const [min = 0, start = 0, slope = 0, max = 0] = (size.match(/[\d.]+/g) ?? []).map(Number);
  return Math.min(max * 16, Math.max(min * 16, start * 16 + (slope / 100) * windowWidth));
}

test('a size is as given in wide windows, and nearer to that of text on phones', () => {
  const size = fluidSize('3rem') ?? '';
  expect(sizeAt(size, 1280)).toBeCloseTo(48, 0);
  expect(sizeAt(size, 390)).toBeCloseTo(32, 0);
  expect(sizeAt(size, 835)).toBeCloseTo(40, 0);
});

test.each(['1rem', '0.75rem', '20px', 'clamp(1rem, 0.8rem + 1vw, 2rem)', ''])(
  '%s stays as it is',
  (size) => {
    expect(fluidSize(size)).toBeUndefined();
  },
);

test('headings of the default theme get sizes that a theme can have', () => {
  const changes = fluidHeadings(createDraftTheme({}, materialUi), materialUi);
  expect(Object.keys(changes)).toEqual(
    ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((variant) => `typography.${variant}.fontSize`),
  );
  Object.values(changes).forEach((size) =>
    expect(parseValue({ kind: 'fontSize' }, size)).toBe(size),
  );
});
