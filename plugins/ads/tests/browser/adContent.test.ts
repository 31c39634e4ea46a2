import {
  adContent,
  adShape,
  detect,
  INITIAL_DETECTION,
  slotLabel,
} from '../../browser/lazy/adContent';
import type { AdConditions } from '../../browser/lazy/adContent';
import { IN_HOUSE_ADS } from '@component-docs/kit/shared/site/inHouseAds';

const SHOWN: AdConditions = { isOff: false, hasScript: true, detection: INITIAL_DETECTION };
const BLOCKED = { ...SHOWN, detection: { ...INITIAL_DETECTION, isBlocked: true } };
const PLACEHOLDER = {
  ...SHOWN,
  detection: { ...INITIAL_DETECTION, isFound: true, isPlaceholder: true },
};
const DRAWS = { whitelist: 0.5, inHouse: 0, display: 0 };

describe('the content of a slot', () => {
  it.each([
    ['off', { ...BLOCKED, isOff: true }, 0.5, 'nothing', null],
    ['a network', SHOWN, 0, 'script', 'carbon-body-top-image'],
    ['no network', { ...SHOWN, hasScript: false }, 0, 'in-house', 'in-house-body-top-image'],
    ['blocked, 0.2', BLOCKED, 0.2, 'in-house', 'in-house-adblock-body-top-image'],
    ['blocked, less than 0.2', BLOCKED, 0.1999, 'whitelist', null],
    ['placeholder', PLACEHOLDER, 0, 'in-house', 'in-house-carbon-body-top-image'],
  ])('%s', (_name, conditions, whitelist, kind, label) => {
    const content = adContent(conditions, { ...DRAWS, whitelist });
    expect(content.kind).toBe(kind);
    expect(slotLabel(content, 'image')).toBe(label);
  });

  it('is one of five in-house ads, all equally likely', () => {
    const names = IN_HOUSE_ADS.map(({ id }) => id);
    expect(names).toEqual(['scaffoldhub', 'templates', 'themes', 'tidelift', 'figma']);
    const picked = Array.from({ length: 1000 }, (_, index) => {
      const content = adContent(BLOCKED, { ...DRAWS, inHouse: index / 1000 });
      return content.kind === 'in-house' ? content.ad.id : null;
    });
    names.forEach((name) => {
      expect(picked.filter((other) => other === name)).toHaveLength(200);
    });
  });
});

test.each([
  [0, 'inline'],
  [0.1999, 'inline'],
  [0.2, 'image'],
  [0.9999, 'image'],
])('a draw of %d makes ads %s', (draw, shape) => {
  expect(adShape(draw)).toBe(shape);
});

test.each([true, false])('there is a placeholder only where an ad is found: %s', (isFound) => {
  expect(detect(INITIAL_DETECTION, { isFound, isPlaceholder: true }).isPlaceholder).toBe(isFound);
});
