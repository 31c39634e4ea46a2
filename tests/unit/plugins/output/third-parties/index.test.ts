import type { LoadContext } from '@docusaurus/types';
import { CONFIG_ID } from '../../../../../src/services/third-parties/readThirdParties';
import thirdPartiesPlugin from '../../../../../plugins/output/third-parties';
import { tagsOf } from '../../../../../plugins/output/third-parties/tags';
import { toThirdParties } from '../../../../../plugins/output/third-parties/toThirdParties';
import { readVariables } from '../../../../../plugins/output/third-parties/variables';

const thirdPartiesOf = (environment: Record<string, string>, isProduction = true) =>
  JSON.parse(
    JSON.stringify(toThirdParties(readVariables(environment).values, isProduction).thirdParties),
  ) as unknown;

describe('the configuration', () => {
  it('is empty without variables, and no page has a tag of it', () => {
    expect(thirdPartiesOf({})).toEqual({});
    expect(thirdPartiesOf({ ANALYTICS_ID: '', FEEDBACK_URL: '' })).toEqual({});
    expect(tagsOf(toThirdParties({}, true).thirdParties)).toEqual([]);
  });

  it('asks readers before it measures, unless told otherwise', () => {
    expect(thirdPartiesOf({ ANALYTICS_ID: 'G-1' })).toEqual({
      analytics: {
        id: 'G-1',
        script: 'https://www.googletagmanager.com/gtag/js',
        consent: 'needed',
      },
    });
    expect(
      thirdPartiesOf({
        ANALYTICS_ID: 'G-1',
        ANALYTICS_SCRIPT: 'https://stats.example.org/t.js',
        ANALYTICS_CONSENT: 'not-needed',
      }),
    ).toMatchObject({
      analytics: { script: 'https://stats.example.org/t.js', consent: 'not-needed' },
    });
  });

  it.each([
    ['in production', { ADS: '1' }, true, true],
    ['switched off', { ADS: '0' }, true, false],
    ['in development', { ADS: '1' }, false, false],
    ['in development, on purpose', { ADS: '1', ADS_IN_DEVELOPMENT: '1' }, false, true],
  ])('has ads %s: %j', (_name, environment, isProduction, expected) => {
    expect('ads' in (thirdPartiesOf(environment, isProduction) as object)).toBe(expected);
  });
});

describe('a wrong variable', () => {
  it.each([
    [{ ANALYTICS_ID: 'G 1"' }, 'ANALYTICS_ID: "G 1"" is not letters, digits, "-", and "_".'],
    [{ FEEDBACK_URL: 'feedback' }, 'FEEDBACK_URL: "feedback" is not an https:// address.'],
    [{ AD_FEED: 'http://ads.example.org/feed.json' }, 'is not an https:// address'],
    [{ AD_SCRIPT: 'javascript:alert(1)' }, 'is not an https:// address'],
    [{ ANALYTICS_CONSENT: 'yes' }, 'is not one of needed, not-needed'],
    [{ ADS: 'true' }, 'ADS: "true" is not 1 or 0. Correct the variable, or unset it.'],
  ])('%j: says which, and the mend', (environment, message) => {
    expect(readVariables(environment).faults).toEqual([expect.stringContaining(message)]);
  });

  it('may use plain http on the same machine', () => {
    const { values, faults } = readVariables({ FEEDBACK_URL: 'http://localhost:8080/feedback' });
    expect(faults).toEqual([]);
    expect(values.FEEDBACK_URL).toBe('http://localhost:8080/feedback');
  });

  it('that belongs to an absent one is named with it', () => {
    expect(toThirdParties({ AD_FEED: 'https://a.example/f.json' }, true).faults).toEqual([
      'AD_FEED: does nothing without ADS. Set both, or neither.',
    ]);
  });

  it('stops the build', () => {
    const before = process.env.FEEDBACK_URL;
    process.env.FEEDBACK_URL = 'nowhere';
    try {
      expect(() => thirdPartiesPlugin({} as LoadContext)).toThrow(
        /Environment variables of third parties are not right:\n {2}- FEEDBACK_URL: "nowhere"/,
      );
    } finally {
      if (before === undefined) {
        delete process.env.FEEDBACK_URL;
      } else {
        process.env.FEEDBACK_URL = before;
      }
    }
  });
});

describe('the tags of a page', () => {
  it('hold the configuration as data, whatever is in it', () => {
    const feedback = 'https://example.org/?a=</script><script>alert(1)</script>';
    const [tag] = tagsOf({ feedback });
    expect(tag?.attributes).toEqual({ type: 'application/json', id: CONFIG_ID });
    expect(tag?.innerHTML).not.toContain('<');
    expect(JSON.parse(tag?.innerHTML ?? '')).toEqual({ feedback });
  });

  it('reserve the box of an ad only where there are ads', () => {
    expect(tagsOf({ feedback: 'https://example.org' })).toHaveLength(1);
    expect(tagsOf({ ads: {} })).toHaveLength(2);
  });
});
