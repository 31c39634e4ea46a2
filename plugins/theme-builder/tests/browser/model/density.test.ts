import { densityChanges, densityOf } from '../../../browser/model/bulkChanges';
import { materialUi } from '../randomThemes';

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
