import { densityChanges, densityOf } from '../../../../../src/theme-builder/model/density';
import { tokenAt } from '../randomThemes';

const DENSE = { 'components.MuiButton.defaultProps.size': 'small' };

test('a dense theme has small components, of those whose props it can set', () => {
  expect(densityChanges('dense', tokenAt)).toEqual(DENSE);
  expect(densityOf(DENSE, tokenAt)).toBe('dense');
});

test('the normal density removes them', () => {
  expect(densityChanges('normal', tokenAt)).toEqual({
    'components.MuiButton.defaultProps.size': undefined,
  });
  expect(densityOf({ spacing: 4 }, tokenAt)).toBe('normal');
});

test('other sizes have no density', () => {
  expect(densityOf({ 'components.MuiButton.defaultProps.size': 'large' }, tokenAt)).toBeUndefined();
});
