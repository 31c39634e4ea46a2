import { chooseDemoPages } from '../../../../../scripts/lib/visit/chooseDemoPages';

const PATHS = [
  '/',
  '/about',
  '/material-ui/react-button',
  '/material-ui/react-slider',
  '/material-ui/api/button',
  '/zh/material-ui/react-button',
];

test('without a name, all pages of products are chosen, once, without those of the API', () => {
  expect(chooseDemoPages([], PATHS)).toEqual([
    '/material-ui/react-button',
    '/material-ui/react-slider',
  ]);
});

test.each([
  'material-ui/react-button',
  '/material-ui/react-button/',
  'zh/material-ui/react-button',
])('%s is the English page', (name) => {
  expect(chooseDemoPages([name], PATHS)).toEqual(['/material-ui/react-button']);
});

test('each unknown page is an error with the nearest one', () => {
  expect(() =>
    chooseDemoPages(
      ['material-ui/react-buton', 'material-ui/react-slider', 'material-ui/api/button', 'about'],
      PATHS,
    ),
  ).toThrow(
    [
      'The built site has no page /material-ui/react-buton of a product. Did you mean /material-ui/react-button?',
      'The built site has no page /material-ui/api/button of a product. Did you mean /material-ui/react-button?',
      'The built site has no page /about of a product.',
    ].join('\n'),
  );
});
