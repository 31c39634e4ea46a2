import fc from 'fast-check';
import type { Fetch } from '@component-docs/kit/browser/fetchInTime';
import { fetchFeedAd, parseFeed } from '../../browser/lazy/parseFeed';

const ENTRY = {
  statlink: '//ads.example.org/click?id=7',
  image: 'https://ads.example.org/7.png',
  company: 'Weaver & Sons',
  description: 'Looms for <b>everyone</b>',
  statimp: '//ads.example.org/imp',
  pixel: 'https://a.example/p?[timestamp]||//b.example/p?t=[timestamp]&u=[timestamp]',
  timestamp: 1_732_172_400,
};

describe('parseFeed', () => {
  it('returns the first entry with a link, and its texts without interpreting markup', () => {
    const second = { ...ENTRY, company: 'Second' };
    expect(parseFeed({ ads: [{}, null, { company: 'No link' }, ENTRY, second] })).toEqual({
      link: 'https://ads.example.org/click?id=7',
      img: 'https://ads.example.org/7.png',
      name: 'Weaver & Sons',
      description: 'Looms for <b>everyone</b>',
      poweredby: 'Carbon',
      label: 'carbon-demo-inline',
      impressions: [
        'https://ads.example.org/imp',
        'https://a.example/p?1732172400',
        'https://b.example/p?t=1732172400&u=1732172400',
      ],
    });
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', '<html>'],
    ['no list', {}],
    ['another list', { ads: { 0: ENTRY } }],
    ['an empty list', { ads: [] }],
    ['empty entries', { ads: [{}, [], 7, 'x', null] }],
    ['a link that is a script', { ads: [{ ...ENTRY, statlink: 'javascript:alert(1)' }] }],
    ['a link that is data', { ads: [{ ...ENTRY, statlink: 'data:text/html,<script>' }] }],
    ['a link into this site', { ads: [{ ...ENTRY, statlink: '/material-ui' }] }],
    ['a link that is a number', { ads: [{ ...ENTRY, statlink: -1e308 }] }],
  ])('returns null for %s', (_name, feed) => {
    expect(parseFeed(feed)).toBeNull();
  });

  it('leaves out values of the wrong type, and truncates long ones', () => {
    const entry = {
      statlink: ENTRY.statlink,
      image: 'javascript:alert(1)',
      company: { toString: 'x' },
      description: '好'.repeat(100_000),
      statimp: 7,
      pixel: 'https://a.example/p||'.repeat(1000),
      timestamp: Number.MAX_VALUE,
    };
    const ad = parseFeed({ ads: [entry] });
    expect(ad).toMatchObject({ img: '', name: '' });
    expect(ad?.description).toHaveLength(300);
    expect(ad?.impressions).toHaveLength(10);
  });

  it('never throws, and returns only web URLs', () => {
    fc.assert(
      fc.property(
        fc.jsonValue(),
        fc.dictionary(fc.constantFrom(...Object.keys(ENTRY)), fc.jsonValue()),
        (feed, entry) => {
          parseFeed(feed);
          const ad = parseFeed({ ads: [{ ...ENTRY, ...entry }] });
          [ad?.link, ad?.img, ...(ad?.impressions ?? [])].filter(Boolean).forEach((address) => {
            expect(address).toMatch(/^https?:\/\//);
          });
        },
      ),
    );
  });
});

describe('fetchFeedAd', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const full = JSON.stringify({ ads: [ENTRY] });
  const empty = '{"ads":[{}]}';

  /** Asks a feed with these answers, of which the last one repeats. `times` are those of its requests. */
  function ask(...answers: (() => Response | Promise<Response>)[]) {
    const start = Date.now();
    const times: number[] = [];
    const controller = new AbortController();
    const send: Fetch = async () => {
      times.push(Date.now() - start);
      const answer = answers[Math.min(times.length, answers.length) - 1];
      return answer ? answer() : Response.error();
    };
    return { times, controller, ad: fetchFeedAd('/', controller.signal, send) };
  }

  const text =
    (body: string, status = 200) =>
    () =>
      new Response(body, { status });

  it('asks once when there is an ad', async () => {
    const { times, ad } = ask(text(full));
    await jest.runAllTimersAsync();
    expect((await ad)?.name).toBe(ENTRY.company);
    expect(times).toEqual([0]);
  });

  it('asks again after a pause until there is an ad', async () => {
    const { times, ad } = ask(text(empty), text('{"ads":[]}'), text(full));
    await jest.runAllTimersAsync();
    expect((await ad)?.name).toBe(ENTRY.company);
    expect(times).toHaveLength(3);
  });

  it('asks ten times in all, with pauses that grow up to a minute', async () => {
    const { times, ad } = ask(text(empty));
    await jest.runAllTimersAsync();
    expect(await ad).toBeNull();
    const pauses = times.slice(1).map((time, index) => (time - (times[index] ?? 0)) / 1000);
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
    expect(jest.getTimerCount()).toBe(0);
  });

  it.each([
    ['the network fails', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the response is not JSON', text('<h1>Hello</h1>')],
    ['the server reports an error', text(empty, 503)],
  ])('ends without an ad when %s', async (_name, answer) => {
    const first = ask(answer);
    const second = ask(text(empty), answer);
    await jest.runAllTimersAsync();
    expect([await first.ad, await second.ad]).toEqual([null, null]);
    expect([first.times.length, second.times.length]).toEqual([1, 2]);
  });

  it.each([0, 500, 1000, 1500])('ends at once when it is stopped after %i ms', async (ms) => {
    const { times, controller, ad } = ask(text(empty));
    await jest.advanceTimersByTimeAsync(ms);
    controller.abort();
    expect(await ad).toBeNull();
    expect(jest.getTimerCount()).toBe(0);
    expect(times).toHaveLength(ms < 1000 ? 1 : 2);
  });

  it('has no ad when it is stopped while the answer with one arrives', async () => {
    const { controller, ad } = ask(() => {
      controller.abort();
      return new Response(full);
    });
    await jest.runAllTimersAsync();
    expect(await ad).toBeNull();
  });

  it('asks nothing when it was stopped before', async () => {
    const send = jest.fn<ReturnType<Fetch>, []>();
    expect(await fetchFeedAd('/', AbortSignal.abort(), send)).toBeNull();
    expect(send).not.toHaveBeenCalled();
  });
});
