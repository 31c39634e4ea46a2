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
  it('reads the first entry that has a link, its text as text', () => {
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
  ])('gives null for %s', (_name, feed) => {
    expect(parseFeed(feed)).toBeNull();
  });

  it('leaves out what is of the wrong kind, and cuts what has no end', () => {
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

  it('never throws, and gives web addresses only', () => {
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
  const live = () => new AbortController().signal;
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

  it('asks once when there is an ad', async () => {
    const { fetches, fetchFeed } = answering(full);
    expect((await fetchFeedAd('https://f.example', live(), fetchFeed))?.name).toBe(ENTRY.company);
    expect(fetches).toEqual(['https://f.example']);
  });

  it('asks again while there is none, ten times in all', async () => {
    const late = answering('{"ads":[]}', '{"ads":[{}]}', full);
    expect(await fetchFeedAd('/', live(), late.fetchFeed)).not.toBeNull();
    expect(late.fetches).toHaveLength(3);
    const never = answering('{"ads":[]}');
    expect(await fetchFeedAd('/', live(), never.fetchFeed)).toBeNull();
    expect(never.fetches).toHaveLength(MAX_FETCHES);
  });

  it('gives up when the network fails, or sends no JSON', async () => {
    const failing = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await fetchFeedAd('/', live(), failing)).toBeNull();
    expect(failing).toHaveBeenCalledTimes(1);
    const html = answering('<h1>Hello</h1>');
    expect(await fetchFeedAd('/', live(), html.fetchFeed)).toBeNull();
    expect(html.fetches).toHaveLength(1);
  });

  it('stops when nobody wants the ad any more', async () => {
    const controller = new AbortController();
    const fetchFeed = jest.fn(() => {
      controller.abort();
      return Promise.resolve(new Response('{"ads":[]}'));
    });
    expect(await fetchFeedAd('/', controller.signal, fetchFeed)).toBeNull();
    expect(fetchFeed).toHaveBeenCalledTimes(1);
  });
});
