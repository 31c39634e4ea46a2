import { addressSegments } from '../../../../../src/site-pages/not-found/nearestPages';

test.each([
  ['/', []],
  ['/material-ui/react-button', ['material-ui', 'button']],
  ['/Material-UI/React-Button/', ['material-ui', 'button']],
  ['/zh/material-ui/react-button', ['material-ui', 'button']],
  ['/en/material-ui/react-button', ['material-ui', 'button']],
  ['/material-ui/react-button.html?x=/y#z', ['material-ui', 'button']],
  ['/material-ui/api-docs/button', ['material-ui', 'api', 'button']],
  ['/material-ui/index.html', ['material-ui']],
  ['/english/page', ['english', 'page']],
  ['/a%20b', ['a b']],
  ['/100%', ['100%']],
])('splits %s', (address, segments) => {
  expect(addressSegments(address)).toEqual(segments);
});
