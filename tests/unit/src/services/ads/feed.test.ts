import fc from 'fast-check';
import { fetchFeedAd, MAX_FETCHES } from '../../../../../src/services/ads/lazy/fetchFeedAd';
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

describe('fetchFeedAd', () => {
  const newSignal = () => new AbortController().signal;
  const answering = (...bodies: string[]) => {
    const fetches: string[] = [];
    const fetchFeed = (address: RequestInfo | URL) => {
      fetches.push(address as string);
      const body = bodies[Math.min(fetches.length, bodies.length) - 1] ?? '';
      return Promise.resolve(new Response(body));
    };
    return { fetches, fetchFeed };
  };
  const full = JSON.stringify({ ads: [ENTRY] });

  it('sends one request if there is an ad', async () => {
    const { fetches, fetchFeed } = answering(full);
    expect((await fetchFeedAd('https://f.example', newSignal(), fetchFeed))?.name).toBe(
      ENTRY.company,
    );
    expect(fetches).toEqual(['https://f.example']);
  });

  it('repeats the request while there is no ad, ten times in total', async () => {
    const late = answering('{"ads":[]}', '{"ads":[{}]}', full);
    expect(await fetchFeedAd('/', newSignal(), late.fetchFeed)).not.toBeNull();
    expect(late.fetches).toHaveLength(3);
    const never = answering('{"ads":[]}');
    expect(await fetchFeedAd('/', newSignal(), never.fetchFeed)).toBeNull();
    expect(never.fetches).toHaveLength(MAX_FETCHES);
  });

  it('gives up when the network fails, or the response is not JSON', async () => {
    const failing = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await fetchFeedAd('/', newSignal(), failing)).toBeNull();
    expect(failing).toHaveBeenCalledTimes(1);
    const html = answering('<h1>Hello</h1>');
    expect(await fetchFeedAd('/', newSignal(), html.fetchFeed)).toBeNull();
    expect(html.fetches).toHaveLength(1);
  });

  it('stops when the signal is aborted', async () => {
    const controller = new AbortController();
    const fetchFeed = jest.fn(() => {
      controller.abort();
      return Promise.resolve(new Response('{"ads":[]}'));
    });
    expect(await fetchFeedAd('/', controller.signal, fetchFeed)).toBeNull();
    expect(fetchFeed).toHaveBeenCalledTimes(1);
  });
});
