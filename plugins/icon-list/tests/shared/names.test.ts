import { familiesOf, findComponent } from '../../shared/names';

const FAMILIES = familiesOf({
  names: ['Delete', 'GitHub', 'InsertChart', 'InsertChartOutlined'],
  partial: { GitHub: ['filled'], InsertChartOutlined: ['outlined', 'sharp'] },
  folder: '/assets/icons/1',
});

test.each([
  ['Delete', 'Delete', 'filled'],
  ['DeleteTwoTone', 'Delete', 'two-tone'],
  ['InsertChartOutlined', 'InsertChart', 'outlined'],
  ['InsertChartOutlinedOutlined', 'InsertChartOutlined', 'outlined'],
])('%s is %s in the style %s', (component, name, style) => {
  expect(findComponent(FAMILIES, component)).toMatchObject({ family: { name }, style });
});

test.each(['', 'delete', 'GitHubSharp', 'Trash'])('%j is no icon', (component) => {
  expect(findComponent(FAMILIES, component)).toBeUndefined();
});
