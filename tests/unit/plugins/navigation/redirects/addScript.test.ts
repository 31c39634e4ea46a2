import { addScript } from '../../../../../plugins/navigation/redirects/addScript';

test.each([
  ['<html><head><title>x</title></head></html>', '<html><head><script>f()</script><title>'],
  ['<HEAD data-x="$&"><body>', '<HEAD data-x="$&"><script>f()</script><body>'],
])('inserts the script at the start of the head of %s', (html, start) => {
  expect(addScript(html, 'f()')).toContain(start);
});

test('does not change the script', () => {
  expect(addScript('<head>', 'x.replace("a","$1$&")')).toContain('"$1$&"');
});

test.each(['', '<header></header>'])('returns null without a head: %p', (html) => {
  expect(addScript(html, 'f()')).toBeNull();
});
