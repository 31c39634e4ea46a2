import type { Card } from '../../node/card';
import { cardTags } from '../../node';

const CARD: Card = {
  title: 'Tips & "tricks"',
  subject: { product: 'material-ui', kind: 'guide' },
  locale: 'en',
  picture: undefined,
};

test('names the picture, its size, and its text', () => {
  expect(cardTags(CARD, 'https://docs.example.org/assets/cards/1a.png')).toBe(
    [
      '<meta data-rh=true property=og:image content=https://docs.example.org/assets/cards/1a.png>',
      '<meta data-rh=true property=og:image:width content=1200>',
      '<meta data-rh=true property=og:image:height content=630>',
      '<meta data-rh=true property=og:image:alt content="Tips &amp; &quot;tricks&quot; – Material UI">',
    ].join(''),
  );
});

test('the text of a page without product is its title', () => {
  expect(cardTags({ ...CARD, title: 'Search', subject: undefined }, '/a.png')).toContain(
    'og:image:alt content="Search"',
  );
});
