import {
  FLAG_LABELS,
  FLAG_TONES,
  flagsOf,
  markedPlanOf,
} from '../../../../../src/site/navigation/chips';
import { FLAGS } from '../../../../../src/site/navigation/types';

describe('chips', () => {
  it.each([
    ['legacy', 'Legacy', 'warning'],
    ['newFeature', 'New', 'success'],
    ['planned', 'Planned', 'neutral'],
    ['unstable', 'Preview', 'primary'],
    ['beta', 'Beta', 'primary'],
    ['deprecated', 'Deprecated', 'warning'],
  ] as const)('%s reads %s, in the colour %s', (flag, label, tone) => {
    expect(FLAG_LABELS[flag]).toBe(label);
    expect(FLAG_TONES[flag]).toBe(tone);
    expect(FLAGS).toContain(flag);
  });

  it('are given in one order, and only for true', () => {
    const item = { pathname: '/a', beta: true, planned: true, legacy: false };
    expect(flagsOf(item)).toEqual(['planned', 'beta']);
  });
});

describe('markedPlanOf', () => {
  it('is null for what every reader has', () => {
    expect(markedPlanOf({ pathname: '/a' })).toBeNull();
    expect(markedPlanOf({ pathname: '/a', plan: 'community' })).toBeNull();
    expect(markedPlanOf({ pathname: '/a', plan: 'premium' })).toBe('premium');
  });
});
