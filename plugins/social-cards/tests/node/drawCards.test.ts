import path from 'node:path';
import type { Card } from '../../node/card';
import { drawCard } from '../../node/drawCards';
import { readFonts } from '../../node/fonts';
import { layout } from '../../node/layout';
import { pngSize } from '../../node/pictures';

const SITE_DIR = path.join(__dirname, '../../../..');

const CARD: Card = {
  title: 'Button',
  subject: { product: 'material-ui', kind: 'component' },
  locale: 'en',
  picture: undefined,
};

async function draw(change: Partial<Card>, text = ''): Promise<Buffer> {
  const elements = layout({ ...CARD, ...change });
  return drawCard(elements, await readFonts(SITE_DIR, text || JSON.stringify(elements)));
}

test('a card has the size that link previews are made for', async () => {
  expect(pngSize(await draw({}))).toEqual({ width: 1200, height: 630 });
});

test('the same card is the same file, in whatever fonts the thread has', async () => {
  expect((await draw({}, 'Button 按钮')).equals(await draw({}))).toBe(true);
});

test('title, product, kind, and language change the card', async () => {
  const cards = await Promise.all([
    draw({}),
    draw({ title: 'Badge' }),
    draw({ subject: { product: 'joy-ui', kind: 'component' } }),
    draw({ subject: { product: 'material-ui', kind: 'api' } }),
    draw({ subject: undefined }),
    draw({ locale: 'zh' }),
  ]);
  expect(new Set(cards.map((card) => card.toString('base64'))).size).toBe(cards.length);
});

test('Chinese characters are drawn, not replaced by a sign for missing ones', async () => {
  const [button, card] = [await draw({ title: '按钮' }), await draw({ title: '卡片' })];
  expect(button.equals(card)).toBe(false);
  // Without their fonts, all characters are the same sign.
  const [noButton, noCard] = [
    await draw({ title: '按钮' }, 'Button'),
    await draw({ title: '卡片' }, 'Button'),
  ];
  expect(noButton.equals(noCard)).toBe(true);
});
