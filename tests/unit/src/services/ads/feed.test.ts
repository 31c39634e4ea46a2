import fc from 'fast-check';
import type { Fetch } from '../../../../../src/lib/fetchInTime';
import { createFeed, FIRST_PAUSE_MS } from '../../../../../src/services/ads/lazy/fetchFeedAd';
import { parseFeed } from '../../../../../src/services/ads/lazy/parseFeed';

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

describe('createFeed', () => {
  const newSignal = () => new AbortController().signal;
  /** Creates a feed with these answers, of which the last one repeats, and a clock that the test sets. */
  const feedOf = (...bodies: string[]) => {
    const clock = { now: 0 };
    const fetches: string[] = [];
    const send: Fetch = (address) => {
      fetches.push(address as string);
      return Promise.resolve(new Response(bodies[Math.min(fetches.length, bodies.length) - 1]));
    };
    return { clock, fetches, ask: createFeed({ now: () => clock.now, send }) };
  };
  const full = JSON.stringify({ ads: [ENTRY] });
  const empty = '{"ads":[]}';

  it('asks once for each ad', async () => {
    const { fetches, ask } = feedOf(full);
    expect((await ask('https://f.example', newSignal()))?.name).toBe(ENTRY.company);
    expect((await ask('https://f.example', newSignal()))?.name).toBe(ENTRY.company);
    expect(fetches).toEqual(['https://f.example', 'https://f.example']);
  });

  it('leaves a feed without an ad in peace, longer each time', async () => {
    const { clock, fetches, ask } = feedOf(empty, empty, full, empty);
    expect(await ask('/', newSignal())).toBeNull();
    clock.now = FIRST_PAUSE_MS - 1;
    expect(await ask('/', newSignal())).toBeNull();
    expect(fetches).toHaveLength(1);
    clock.now = FIRST_PAUSE_MS;
    await ask('/', newSignal());
    expect(fetches).toHaveLength(2);
    clock.now += 2 * FIRST_PAUSE_MS - 1;
    await ask('/', newSignal());
    expect(fetches).toHaveLength(2);
    clock.now += 1;
    expect(await ask('/', newSignal())).not.toBeNull();
    // An ad ends the pauses: the next one is short again.
    await ask('/', newSignal());
    clock.now += FIRST_PAUSE_MS;
    await ask('/', newSignal());
    expect(fetches).toHaveLength(5);
  });

  it.each([
    ['the network fails', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the response is not JSON', () => Promise.resolve(new Response('<h1>Hello</h1>'))],
  ])('has no ad, and pauses, when %s', async (_name, answer) => {
    const send = jest.fn<ReturnType<Fetch>, []>(answer);
    const ask = createFeed({ now: () => 0, send });
    expect(await ask('/', newSignal())).toBeNull();
    expect(await ask('/', newSignal())).toBeNull();
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('a request that is ended says nothing about the feed', async () => {
    const controller = new AbortController();
    const send = jest.fn(() => {
      controller.abort();
      return Promise.resolve(new Response(empty));
    });
    const ask = createFeed({ now: () => 0, send });
    expect(await ask('/', controller.signal)).toBeNull();
    await ask('/', newSignal());
    expect(send).toHaveBeenCalledTimes(2);
  });
});
