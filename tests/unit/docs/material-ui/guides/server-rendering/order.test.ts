/** @jest-environment jsdom */
import createCache from '@emotion/cache';

const FROM_SERVER = `<style data-emotion="css abc">.css-abc { color: red }</style>`;

/** What the guide says about style sheets behind the server's <style> elements. */
test.each([
  { prepend: false, first: 'own', last: 'emotion' },
  { prepend: true, first: 'emotion', last: 'own' },
])('the cache of the browser, prepend: $prepend, puts $last last', ({ prepend, first, last }) => {
  document.head.innerHTML = `${FROM_SERVER}<style>.own { color: blue }</style>`;
  createCache({ key: 'css', prepend });
  const order = [...document.head.children].map((element) =>
    element.hasAttribute('data-emotion') ? 'emotion' : 'own',
  );
  expect(order).toEqual([first, last]);
});
