import { breakPoints, WIDE } from '../../../browser/component-page/breakPoints';

test.each([
  ['GridColumnHeaderParams', ['GridColumnHeader', 'Params']],
  ['React.MouseEventHandler', ['React.MouseEvent', 'Handler']],
  ['MuiDataGrid-columnHeader--dragging', ['MuiDataGrid-column', 'Header--dragging']],
  ['unstable_rowSpanningAll', ['unstable_rowSpanning', 'All']],
  ['onResize: HTMLDivElementFooWorld', ['onResize: HTMLDivElementFoo', 'World']],
])('%s breaks between its words, only where a narrow column has to', (text, parts) => {
  expect(breakPoints(text)).toEqual(parts);
});

test('breaks only longer names where there is more room', () => {
  expect(breakPoints('(event: GridColumnParams) => void', WIDE)).toEqual([
    '(event: GridColumnParams) => void',
  ]);
  expect(breakPoints('GridColumnHeaderSeparatorProps', WIDE)).toEqual([
    'GridColumnHeader',
    'SeparatorProps',
  ]);
});

test('leaves short names and spaces alone, where lines break anyway', () => {
  expect(breakPoints("'small' | 'medium' | onChange")).toEqual(["'small' | 'medium' | onChange"]);
  expect(breakPoints('')).toEqual(['']);
});

test('loses no character', () => {
  const text = '(params: GridRowClassNameParams<R>, details?: any) => Promise<readonly R[]> | null';
  expect(breakPoints(text).join('')).toBe(text);
});
