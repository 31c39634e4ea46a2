import { addScript } from '../../../../../plugins/navigation/redirects/addScript';

test.each([
  ['<html><head><title>x</title></head></html>', '<html><head><script>f()</script><title>'],
  ['<HEAD data-x="$&"><body>', '<HEAD data-x="$&"><script>f()</script><body>'],
])('puts the script first into the head of %s', (html, start) => {
  expect(addScript(html, 'f()')).toContain(start);
});

test('keeps the script as it is', () => {
  expect(addScript('<head>', 'x.replace("a","$1$&")')).toContain('"$1$&"');
});

test.each(['', '<header></header>'])('gives null without a head: %p', (html) => {
  expect(addScript(html, 'f()')).toBeNull();
});
