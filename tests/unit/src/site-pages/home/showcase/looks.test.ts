import { COLORS, CORNERS, lookStyles } from '../../../../../../src/site-pages/home/showcase/looks';
import type { ColorName } from '../../../../../../src/site-pages/home/showcase/looks';
import { contrast } from '../../../../../helpers/contrast';

const MAIN = '--brand-palette-primary-main';
const DARK = '--brand-palette-primary-dark';
const CHANNELS = '--brand-palette-primary-mainChannel';

const NAMES = (Object.keys(COLORS) as ColorName[]).filter((name) => COLORS[name]);

describe.each(NAMES)('%s', (name) => {
  const styles = lookStyles(name, 'square') as Record<string, unknown>;
  const light = styles as Record<string, string>;
  const dark = styles['[data-theme="dark"] &'] as Record<string, string>;

  test.each([
    ['light', light[MAIN] ?? '', '#ffffff'],
    ['dark', dark[MAIN] ?? '', '#121212'],
  ])('can be read as text on the page in %s mode', (_mode, main, background) => {
    expect(contrast(main, background)).toBeGreaterThanOrEqual(4.5);
  });

  test('has text of its own that can be read on it', () => {
    expect(contrast('#ffffff', light[MAIN] ?? '')).toBeGreaterThanOrEqual(4.5);
    expect(contrast('#000000', dark[MAIN] ?? '')).toBeGreaterThanOrEqual(7);
  });

  // A chosen button has its text in the dark shade, on a tint of the main one (BookingForm.tsx).
  test.each([
    ['light', light, '12%', '#ffffff'],
    ['dark', dark, '24%', '#0f1214'],
  ])('can be read on its own tint in %s mode', (_mode, variables, opacity, background) => {
    const tint = `rgb(${variables[CHANNELS]} / ${opacity})`;
    expect(contrast(variables[DARK] ?? '', tint, background)).toBeGreaterThanOrEqual(4.5);
  });

  test('sets the channels that translucent parts are mixed from', () => {
    expect(light['--brand-palette-primary-mainChannel']).toMatch(/^\d+ \d+ \d+$/);
  });
});

test('the color of the site, or the reader’s, stays until another is chosen', () => {
  expect(Object.keys(COLORS)[0]).toBe('site');
  expect(JSON.stringify(lookStyles('site', 'square'))).not.toContain('palette');
});

test('corners are lengths', () => {
  expect(lookStyles('teal', 'round')['--brand-shape-borderRadius']).toBe(`${CORNERS.round}px`);
});
