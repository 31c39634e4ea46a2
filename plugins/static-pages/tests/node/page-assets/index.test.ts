import { addToHead } from '../../../node/page-assets';

test('adds tags after the title of the page, and to no other title', () => {
  const html = '<head><title>A</title><meta></head><body><svg><title>B</title></svg></body>';
  expect(addToHead(html, '<meta name=a content="$&">')).toBe(
    '<head><title>A</title><meta name=a content="$&"><meta></head><body><svg><title>B</title></svg></body>',
  );
});
