import { COLORS, CORNERS, lookStyles } from '../../../../../../src/site-pages/home/showcase/looks';
import type { ColorName } from '../../../../../../src/site-pages/home/showcase/looks';
import { contrast } from '../../../../../helpers/contrast';

const MAIN = '--brand-palette-primary-main';

describe.each(Object.keys(COLORS) as ColorName[])('%s', (name) => {
  const { '[data-theme="dark"] &': dark, ...light } = lookStyles(name, 'square');

  test.each([
    ['light', light[MAIN], '#ffffff'],
    ['dark', dark[MAIN], '#121212'],
  ])('can be read as text on the page in %s mode', (_mode, main, background) => {
    expect(contrast(main, background)).toBeGreaterThanOrEqual(4.5);
  });

  test('has text of its own that can be read on it', () => {
    expect(contrast('#ffffff', light[MAIN])).toBeGreaterThanOrEqual(4.5);
    expect(contrast('#000000', dark[MAIN])).toBeGreaterThanOrEqual(7);
  });

  test('sets the channels that translucent parts are mixed from', () => {
    expect(light['--brand-palette-primary-mainChannel']).toMatch(/^\d+ \d+ \d+$/);
  });
});

test('corners are lengths', () => {
  expect(lookStyles('teal', 'round')['--brand-shape-borderRadius']).toBe(`${CORNERS.round}px`);
});
