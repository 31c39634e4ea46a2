import postcss from 'postcss';
import { removeOverridden, variablesOnRoot } from '../../../node/styles/overriddenVariables';

test('finds what a style sheet sets on the root in every case', () => {
  const css = ':root{--a:1;color:red}p{--b:1}@media print{:root{--c:1}}:root{--d:1}';
  expect([...variablesOnRoot(postcss.parse(css))]).toEqual(['--a', '--d']);
});

test('removes their values on the root, in each color mode, and no others', () => {
  const root = postcss.parse(":root{--a:1;--b:2}html[data-theme='dark']{--a:3}.col{--a:4}");
  removeOverridden(root, new Set(['--a']));
  expect(root.toString()).toBe(":root{--b:2}html[data-theme='dark']{}.col{--a:4}");
});
