import type { LoadContext } from '@docusaurus/types';
import { SITE_IDS } from '@component-docs/static-pages/shared/siteIds';
import thirdPartiesPlugin, { tagsOf, toThirdParties } from '../../node';
import { readVariables } from '../../node/variables';

const thirdPartiesOf = (environment: Record<string, string>, isProduction = true) =>
  JSON.parse(
    JSON.stringify(toThirdParties(readVariables(environment).values, isProduction).thirdParties),
  ) as unknown;

describe('the configuration', () => {
  it('is empty and adds no tags without variables', () => {
    expect(thirdPartiesOf({})).toEqual({});
    expect(thirdPartiesOf({ ANALYTICS_ID: '', FEEDBACK_URL: '' })).toEqual({});
    expect(tagsOf(toThirdParties({}, true).thirdParties)).toEqual([]);
  });

  it('samples error reports, one in ten by default', () => {
    const url = 'https://errors.example.org';
    expect(thirdPartiesOf({ ERRORS_URL: url })).toEqual({ errors: { address: url, sample: 0.1 } });
    expect(thirdPartiesOf({ ERRORS_URL: url, ERRORS_SAMPLE: '1' })).toEqual({
      errors: { address: url, sample: 1 },
    });
  });

  it('requires consent for analytics by default', () => {
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
    ['in development, if enabled there', { ADS: '1', ADS_IN_DEVELOPMENT: '1' }, false, true],
  ])('decides whether there are ads %s: %j', (_name, environment, isProduction, expected) => {
    expect('ads' in (thirdPartiesOf(environment, isProduction) as object)).toBe(expected);
  });
});

describe('an invalid variable', () => {
  it.each([
    [{ ANALYTICS_ID: 'G 1"' }, 'ANALYTICS_ID: "G 1"" is not letters, digits, "-", and "_".'],
    [{ FEEDBACK_URL: 'feedback' }, 'FEEDBACK_URL: "feedback" is not an https:// URL.'],
    [{ AD_FEED: 'http://ads.example.org/feed.json' }, 'is not an https:// URL'],
    [{ AD_SCRIPT: 'javascript:alert(1)' }, 'is not an https:// URL'],
    [{ ANALYTICS_CONSENT: 'yes' }, 'is not one of needed, not-needed'],
    [{ ERRORS_SAMPLE: '10' }, 'ERRORS_SAMPLE: "10" is not a number above 0 and up to 1.'],
    [{ ERRORS_SAMPLE: 'x' }, 'ERRORS_SAMPLE: "x" is not a number above 0 and up to 1.'],
    [{ ADS: 'true' }, 'ADS: "true" is not 1 or 0. Correct the variable, or unset it.'],
  ])('is reported with the fix: %j', (environment, message) => {
    expect(readVariables(environment).problems).toEqual([expect.stringContaining(message)]);
  });

  it('can be an http URL of the same machine', () => {
    const { values, problems } = readVariables({ FEEDBACK_URL: 'http://localhost:8080/feedback' });
    expect(problems).toEqual([]);
    expect(values.FEEDBACK_URL).toBe('http://localhost:8080/feedback');
  });

  it('is reported when the variable that it depends on is missing', () => {
    expect(toThirdParties({ AD_FEED: 'https://a.example/f.json' }, true).problems).toEqual([
      'AD_FEED: has no effect without ADS. Set both or neither.',
    ]);
  });

  it('fails the build', () => {
    const before = process.env.FEEDBACK_URL;
    process.env.FEEDBACK_URL = 'nowhere';
    try {
      expect(() => thirdPartiesPlugin({} as LoadContext)).toThrow(
        /Environment variables of third parties are not valid:\n {2}- FEEDBACK_URL: "nowhere"/,
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
  it('contain the configuration as data, whatever its values', () => {
    const feedback = 'https://example.org/?a=</script><script>alert(1)</script>';
    const [tag] = tagsOf({ feedback });
    expect(tag?.attributes).toEqual({ type: 'application/json', id: SITE_IDS.thirdParties });
    expect(tag?.innerHTML).not.toContain('<');
    expect(JSON.parse(tag?.innerHTML ?? '')).toEqual({ feedback });
  });

  it('reserve space for an ad only if there are ads', () => {
    expect(tagsOf({ feedback: 'https://example.org' })).toHaveLength(1);
    expect(tagsOf({ ads: {} })).toHaveLength(2);
  });
});
