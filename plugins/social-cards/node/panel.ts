import type { ReactElement } from 'react';
import { CARD_SIZE } from './card';
import type { Card, Picture, Kind } from './card';
import type { Hue } from '@component-docs/kit/shared/site/types';
import { box, image, sign } from './elements';

/** Between the panel and the edges of the card, in px. */
export const PANEL_EDGE = 32;

const HEIGHT = CARD_SIZE.height - 2 * PANEL_EDGE;
const PICTURE_WIDTH = 512;
const SYMBOL_WIDTH = 320;

/** The room of a picture in its panel, in px. */
export const PICTURE_ROOM = { width: PICTURE_WIDTH - 72, height: HEIGHT - 144 };

/** Stand for a page without a picture; other kinds have the sign of the site. */
const SYMBOLS: Readonly<Partial<Record<Kind, string>>> = {
  component: '</>',
  hook: '( )',
  api: '{ }',
  'components-api': '{ }',
  'hooks-api': '{ }',
};

/** Returns the width of a card's panel, which is larger for a picture than for a symbol. */
export function panelWidth({ picture }: Card): number {
  return picture ? PICTURE_WIDTH : SYMBOL_WIDTH;
}

/** The pixels of a picture are the pixels of the card. */
function centered(picture: Picture): ReactElement {
  return image(picture, {
    position: 'absolute',
    left: Math.round((PICTURE_WIDTH - picture.width) / 2),
    top: Math.round((HEIGHT - picture.height) / 2),
  });
}

function symbolOf({ subject }: Card, hue: Hue): ReactElement {
  const symbol = subject && SYMBOLS[subject.kind];
  return symbol ? box({ color: '#fff', fontSize: 128 }, symbol) : image(sign(hue.pale));
}

/** Returns the right part of a card: the page's component, or a symbol. */
export function panel(card: Card, hue: Hue): ReactElement {
  return box(
    {
      position: 'absolute',
      top: PANEL_EDGE,
      right: PANEL_EDGE,
      alignItems: 'center',
      justifyContent: 'center',
      width: panelWidth(card),
      height: HEIGHT,
      borderRadius: 28,
      background: card.picture ? hue.tint : hue.strong,
    },
    card.picture ? centered(card.picture) : symbolOf(card, hue),
  );
}
