import { AD_EXAMPLES, FEED_EXAMPLES } from '../../../../src/third-party-contract/adStates';
import { FEEDBACK_EXAMPLES } from '../../../../src/third-party-contract/feedbackStates';

describe('the page about third parties', () => {
  it('has every content of a slot, in both shapes', () => {
    const contents = AD_EXAMPLES.map(({ content, shape }) => `${content.kind} ${shape}`);
    expect([...new Set(contents)].sort()).toEqual(
      ['in-house', 'nothing', 'script', 'whitelist'].flatMap((kind) => [
        `${kind} image`,
        `${kind} inline`,
      ]),
    );
  });

  it('has every label of a slot, and every in-house ad', () => {
    const labels = AD_EXAMPLES.flatMap(({ label, shape }) =>
      shape === 'image' ? (label ?? []) : [],
    );
    expect([...new Set(labels)].sort()).toEqual([
      'carbon-body-top-image',
      'in-house-adblock-body-top-image',
      'in-house-body-top-image',
      'in-house-carbon-body-top-image',
    ]);
    const names = AD_EXAMPLES.flatMap(({ content }) =>
      content.kind === 'in-house' ? content.ad.name : [],
    );
    expect(new Set(names).size).toBe(5);
  });

  it('has feeds with an ad and without', () => {
    expect(FEED_EXAMPLES.map(({ ad }) => ad !== null)).toEqual([false, true, true, true, false]);
  });

  it('has every outcome of feedback', () => {
    const outcomes = FEEDBACK_EXAMPLES.flatMap(({ state }) => state.outcome ?? []);
    expect([...new Set(outcomes)].sort()).toEqual(['failed', 'handed-over', 'sent']);
    expect(FEEDBACK_EXAMPLES.some(({ state }) => state.isSending)).toBe(true);
  });
});
