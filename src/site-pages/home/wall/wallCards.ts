import groups from '@generated/component-overview/default/material-ui.json';
import type { OverviewCard } from '../../../../plugins/component-overview/shared/types';

/** The components of the wall, in the order of its columns: each shows two, one above the other. */
const NAMES = [
  ...['Button', 'TextField'],
  ...['Slider', 'Chip'],
  ...['Alert', 'Tabs'],
  ...['Switch', 'Rating'],
  ...['Stepper', 'Pagination'],
];

const cards = Object.values(groups)
  .flat()
  .filter(({ thumbnail }) => thumbnail !== undefined);

/** The number of components that have a picture. */
export const componentCount = cards.length;

/** Returns the cards of the wall. Throws an Error that names a component without a card. */
export function wallCards(): OverviewCard[] {
  return NAMES.map((name) => {
    const card = cards.find(({ thumbnail }) => thumbnail === `material-ui/${name}`);
    if (!card) {
      throw new Error(`src/site-pages/home/wall: no card of Material UI is named "${name}".`);
    }
    return card;
  });
}
