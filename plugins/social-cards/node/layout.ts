import type { ReactElement } from 'react';
import { keptSite } from '@component-docs/kit/shared/site/facts';
import { nameOfProduct } from '@component-docs/kit/shared/site/productOfPath';
import { CARD_SIZE, kindLabel } from './card';
import type { Card } from './card';
import type { Hue } from '@component-docs/kit/shared/site/types';
import { box, image, wordmark } from './elements';
import { FONT_FAMILY } from './fonts';
import { panel, PANEL_EDGE, panelWidth } from './panel';
import { fitTitle } from './fitTitle';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import type { ProductId } from '@component-docs/kit/shared/site/products';

/** The colors of pages that belong to no product. */
const SITE_HUE = keptSite().hue;

const PRODUCT_HUES: Readonly<Record<ProductId, Hue>> = Object.fromEntries(
  PRODUCTS.map(({ id, hue }) => [id, hue]),
) as Record<ProductId, Hue>;

const COLORS = keptSite().colors.light;

/** The card's margin, and the least space between text and panel, in px. */
const MARGIN = 72;
const GAP = 48;
/** The letters of the last line end above its box. */
const DESCENT = 12;
/** Width of a space, in em. */
const SPACE = 0.235;

function subjectLine({ subject, locale }: Card, hue: Hue): ReactElement | null {
  return (
    (subject &&
      box(
        { alignItems: 'baseline', marginBottom: 20, fontSize: 32 },
        box({ marginRight: 18, color: hue.strong }, nameOfProduct(subject.product)),
        box({ color: COLORS['card-kind'] }, kindLabel(subject.kind, locale)),
      )) ??
    null
  );
}

/** Each part is a box, which satori doesn't break. */
function titleLines(title: string, room: number): ReactElement {
  const { parts, fontSize, width } = fitTitle(title, room);
  return box(
    {
      flexWrap: 'wrap',
      width,
      alignItems: 'baseline',
      fontSize,
      lineHeight: 1.15,
      letterSpacing: '-0.015em',
    },
    ...parts.map((part) =>
      box({ marginRight: part.endsWith(' ') ? fontSize * SPACE : 0 }, part.trimEnd()),
    ),
  );
}

/** Returns the elements of a card, for `drawCard`, which draws nothing else. */
export function layout(card: Card): ReactElement {
  const hue = card.subject ? PRODUCT_HUES[card.subject.product] : SITE_HUE;
  const room = CARD_SIZE.width - MARGIN - GAP - panelWidth(card) - PANEL_EDGE;
  const text = box(
    { flexDirection: 'column' },
    subjectLine(card, hue),
    titleLines(card.title, room),
  );
  return box(
    {
      ...CARD_SIZE,
      background: COLORS.bg,
      color: COLORS['heading-1'],
      fontFamily: FONT_FAMILY,
      fontWeight: 600,
    },
    box(
      {
        flexDirection: 'column',
        justifyContent: 'space-between',
        width: room,
        padding: `${MARGIN}px 0 ${MARGIN - DESCENT}px ${MARGIN}px`,
      },
      image(wordmark(COLORS['heading-1'])),
      text,
    ),
    panel(card, hue),
  );
}
