import { FLAG_LABELS, FLAG_TONES, flagsOf, markedPlanOf } from '../../shared/chips';
import { FLAGS } from '../../shared/types';

describe('chips', () => {
  it.each([
    ['legacy', 'Legacy', 'warning'],
    ['newFeature', 'New', 'success'],
    ['planned', 'Planned', 'neutral'],
    ['unstable', 'Preview', 'primary'],
    ['beta', 'Beta', 'primary'],
    ['deprecated', 'Deprecated', 'warning'],
  ] as const)('%s has the label %s and the tone %s', (flag, label, tone) => {
    expect(FLAG_LABELS[flag]).toBe(label);
    expect(FLAG_TONES[flag]).toBe(tone);
    expect(FLAGS).toContain(flag);
  });

  it('have a fixed order, and are shown only for true', () => {
    const item = { pathname: '/a', beta: true, legacy: false };
    expect(flagsOf(item)).toEqual(['beta']);
    expect(flagsOf(item, 'planned')).toEqual(['planned', 'beta']);
    expect(flagsOf(item, 'apiOnly')).toEqual(['apiOnly', 'beta']);
  });
});

describe('markedPlanOf', () => {
  it('returns null for the community plan', () => {
    expect(markedPlanOf({ pathname: '/a' })).toBeNull();
    expect(markedPlanOf({ pathname: '/a', plan: 'community' })).toBeNull();
    expect(markedPlanOf({ pathname: '/a', plan: 'premium' })).toBe('premium');
  });
});
