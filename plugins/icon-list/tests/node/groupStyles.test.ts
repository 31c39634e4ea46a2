import { groupStyles } from '../../node/groupStyles';

test('groups the styles of a name', () => {
  expect(
    groupStyles([
      'Undo',
      'Delete',
      'DeleteSharp',
      'DeleteTwoTone',
      'DeleteOutlined',
      'DeleteRounded',
    ]),
  ).toEqual([
    { name: 'Delete', styles: ['filled', 'outlined', 'rounded', 'two-tone', 'sharp'] },
    { name: 'Undo', styles: ['filled'] },
  ]);
});

test('a name that ends like a style belongs to the shorter name', () => {
  expect(groupStyles(['InsertChart', 'InsertChartOutlined', 'InsertChartOutlinedSharp'])).toEqual([
    { name: 'InsertChart', styles: ['filled', 'outlined'] },
    { name: 'InsertChartOutlined', styles: ['sharp'] },
  ]);
});

test('a style alone is a name', () => {
  expect(groupStyles(['Rounded'])).toEqual([{ name: 'Rounded', styles: ['filled'] }]);
});
