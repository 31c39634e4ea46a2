import { fetchFeedAd } from '../../../../../plugins/ads/browser/lazy/fetchFeedAd';
import { postFeedback } from '../../../../../src/feedback/lazy/sendFeedback';
import { FEEDBACK_EXAMPLES } from '../../../../../src/dev-pages/third-parties/feedbackExamples';
import { FEED_EXAMPLES } from '../../../../../src/dev-pages/third-parties/feedExamples';
import { SLOT_EXAMPLES } from '../../../../../src/dev-pages/third-parties/slotExamples';

const states = SLOT_EXAMPLES.flatMap((example) => example.states);

describe('the slot examples', () => {
  it('cover all contents, and in-house ads in both shapes', () => {
    const contents = new Set(states.map(({ content, shape }) => `${content.kind} ${shape}`));
    expect([...contents].sort()).toEqual([
      'in-house image',
      'in-house inline',
      'nothing image',
      'script image',
      'whitelist image',
    ]);
  });

  it('cover all labels and all in-house ads', () => {
    const labels = states.flatMap(({ label, shape }) => (shape === 'image' ? (label ?? []) : []));
    expect([...new Set(labels)].sort()).toEqual([
      'carbon-body-top-image',
      'in-house-adblock-body-top-image',
      'in-house-body-top-image',
      'in-house-carbon-body-top-image',
    ]);
    const names = states.flatMap(({ content }) =>
      content.kind === 'in-house' ? content.ad.name : [],
    );
    expect(new Set(names).size).toBe(5);
  });
});

describe('the feed examples', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const EXPECTED: Readonly<Record<string, { hasAd: boolean; times: number }>> = {
    'an ad': { hasAd: true, times: 1 },
    'third time': { hasAd: true, times: 3 },
    slow: { hasAd: true, times: 1 },
    empty: { hasAd: false, times: 10 },
    down: { hasAd: false, times: 1 },
    offline: { hasAd: false, times: 1 },
    malformed: { hasAd: false, times: 1 },
    'markup in a field': { hasAd: true, times: 1 },
    'numbers in place of text': { hasAd: true, times: 1 },
    'a link that is a script': { hasAd: false, times: 10 },
  };

  it.each(FEED_EXAMPLES.flatMap(({ name, feed }) => (feed ? [{ name, feed }] : [])))(
    '$name has the expected result',
    async ({ name, feed }) => {
      let times = 0;
      const send = () => {
        times += 1;
        return feed(times);
      };
      const ad = fetchFeedAd('', new AbortController().signal, send);
      await jest.runAllTimersAsync();
      expect({ hasAd: (await ad) !== null, times }).toEqual(EXPECTED[name]);
    },
  );

  it('do not request a feed for bots', () => {
    const notRequested = FEED_EXAMPLES.filter(({ feed }) => feed === null);
    expect(notRequested.map(({ name }) => name)).toEqual(['bot']);
  });
});

describe('the feedback examples', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('cover all outcomes', () => {
    const outcomes = FEEDBACK_EXAMPLES.flatMap(({ state }) => state.outcome ?? []);
    expect([...new Set(outcomes)].sort()).toEqual(['failed', 'handed-over', 'sent']);
    expect(FEEDBACK_EXAMPLES.some(({ state }) => state.isSending)).toBe(true);
  });

  it.each([
    ['service answers', true],
    ['service slow', true],
    ['service down', false],
    ['service malformed', false],
    ['offline', false],
  ])('%s: the comment arrives: %s', async (name, arrives) => {
    const example = FEEDBACK_EXAMPLES.find((candidate) => candidate.name === name);
    const body = { page: '/', rating: 0, comment: 'Why?', version: '', language: 'en' } as const;
    const posted = postFeedback('', body, example?.service).then(
      () => true,
      () => false,
    );
    await jest.runAllTimersAsync();
    expect(await posted).toBe(arrives);
  });
});

test.each([
  ['slot', SLOT_EXAMPLES],
  ['feed', FEED_EXAMPLES],
  ['feedback', FEEDBACK_EXAMPLES],
])('every %s example has a unique title in both languages', (_group, examples) => {
  const titles = (language: 'en' | 'zh') => examples.map(({ texts }) => texts[language].title);
  expect(new Set(titles('en')).size).toBe(examples.length);
  expect(new Set(titles('zh')).size).toBe(examples.length);
  expect(titles('zh').every((title) => /\p{Script=Han}/u.test(title))).toBe(true);
});
