import { dependentsOf } from '../../../browser/model/dependents';
import type { Token } from '../../../browser/model/types';
import { materialUi } from '../randomThemes';

const of = (path: string, values = {}) =>
  dependentsOf(materialUi.tokenAt(path) as Token, values, materialUi);

const PRIMARY = 'colorSchemes.light.palette.primary';

test('shades and components follow a color', () => {
  const { tokens, components } = of(`${PRIMARY}.main`);
  expect(tokens).toEqual([`${PRIMARY}.light`, `${PRIMARY}.dark`]);
  expect(components).toEqual(expect.arrayContaining(['LinearProgress', 'Slider', 'Switch']));
});

test('what a theme sets itself follows nothing', () => {
  expect(of(`${PRIMARY}.main`, { [`${PRIMARY}.dark`]: '#000000' }).tokens).not.toContain(
    `${PRIMARY}.dark`,
  );
});

test('the fonts of all variants follow the general one', () => {
  expect(of('typography.fontFamily').tokens).toContain('typography.h1.fontFamily');
});

test('nothing follows a corner radius', () => {
  expect(of('shape.borderRadius')).toEqual({ tokens: [], components: [] });
});
