import { checkDemoName } from '../../../../scripts/new/demo/demoFiles';
import { parseAddress } from '../../../../scripts/new/parseAddress';

test.each([
  ['material-ui/react-slider', '/material-ui/react-slider'],
  ['/material-ui/react-slider/', '/material-ui/react-slider'],
  ['toolpad/core/react-account', '/toolpad/core/react-account'],
  ['toolpad-core/react-account', '/toolpad/core/react-account'],
  ['x/react-charts', '/x/react-charts'],
])('%s is the page %s', (text, path) => {
  expect(parseAddress(text).path).toBe(path);
});

test('each page has its own folder, also below other folders', () => {
  expect(parseAddress('material-ui/customization/theming')).toMatchObject({
    slug: 'customization/theming',
    folder: 'material-ui/customization/theming',
    file: 'docs/material-ui/customization/theming/theming.mdx',
  });
});

test.each([
  [
    'matrial-ui/react-slider',
    '"matrial-ui/react-slider" is in no product. Did you mean material-ui?',
  ],
  ['', '"" is in no product.'],
  ['material-ui', '"material-ui" is not the address of a page.'],
  ['material-ui/React Slider', 'is not the address of a page.'],
  ['material-ui/../x', 'is not the address of a page.'],
])('rejects %j', (text, message) => {
  expect(() => parseAddress(text)).toThrow(message);
});

test.each([
  ['colorSlider', 'ColorSlider'],
  ['color-slider', 'ColorSlider'],
  ['ColorSlider.tsx', 'ColorSliderTsx'],
  ['1', 'ColorSlider'],
])('rejects %s as the name of a demo, with an example', (name, example) => {
  expect(() => checkDemoName(name)).toThrow(`Write it like a component: ${example}.`);
});
