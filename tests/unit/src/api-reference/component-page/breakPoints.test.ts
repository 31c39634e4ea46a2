import { breakPoints } from '../../../../../src/api-reference/component-page/breakPoints';

test.each([
  ['GridColumnMenuParams', ['Grid', 'Column', 'Menu', 'Params']],
  ['React.MouseEventHandler', ['React.', 'Mouse', 'Event', 'Handler']],
  ['MuiDataGrid-columnHeader--dragging', ['Mui', 'Data', 'Grid-', 'column', 'Header--dragging']],
  ['unstable_rowSpanning', ['unstable_', 'row', 'Spanning']],
  ['onResize: HTMLDivElementFoo', ['onResize: HTML', 'Div', 'Element', 'Foo']],
])('%s breaks between its words', (text, parts) => {
  expect(breakPoints(text)).toEqual(parts);
});

test('leaves short names and spaces alone, where lines break anyway', () => {
  expect(breakPoints("'small' | 'medium' | onChange")).toEqual(["'small' | 'medium' | onChange"]);
  expect(breakPoints('')).toEqual(['']);
});

test('loses no character', () => {
  const text = '(params: GridRowClassNameParams<R>, details?: any) => Promise<readonly R[]> | null';
  expect(breakPoints(text).join('')).toBe(text);
});
