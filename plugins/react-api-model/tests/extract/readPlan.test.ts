import { readPlan } from '../../extract/readPlan';

test.each([
  ['If `false`, the menu items are left out.\nOnly available in DataGridPro.', 'pro'],
  ['The rows can be grouped (pro-plan only).\nOnly available in DataGridPremium.', 'premium'],
  ['The title of the column.', undefined],
  ['Only available in DataGridProX.', undefined],
])('%j', (description, plan) => {
  expect(readPlan(description)).toBe(plan);
});
