import { isolateHtml } from '../../browser/isolateHtml';

test('gives ids a prefix, and keeps the links between parts of a drawing', () => {
  const html =
    '<svg><defs><linearGradient id="g"/></defs><path fill="url(#g)"/><use href="#g"/></svg>';
  expect(isolateHtml(html, 'material-ui/Slider')).toBe(
    '<svg><defs><linearGradient id="material-ui-Slider-g"/></defs><path fill="url(#material-ui-Slider-g)"/><use href="#material-ui-Slider-g"/></svg>',
  );
});

test('removes references to other elements, and names that would connect radio buttons', () => {
  const html =
    '<label for="a"><input id="a" type="radio" name="size" aria-labelledby="b" aria-label="A" autofocus=""/></label>';
  expect(isolateHtml(html, 'x')).toBe(
    '<label><input id="x-a" type="radio" aria-label="A"/></label>',
  );
});

test('leaves text and empty links alone', () => {
  const html = '<a href="#">Set id=&quot;a&quot;</a>';
  expect(isolateHtml(html, 'x')).toBe(html);
});
