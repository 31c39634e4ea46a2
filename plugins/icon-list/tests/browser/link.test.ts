import { linkTo, parseLink } from '../../browser/link';

test('reads query, style, and icon', () => {
  expect(parseLink('?query=delete+x&style=two-tone&icon=DeleteTwoTone')).toEqual({
    query: 'delete x',
    style: 'two-tone',
    icon: 'DeleteTwoTone',
  });
});

test.each(['', '?style=round&icon=<b>', '?query=&style=&icon=', '?icon=a%2Fb'])(
  'ignores what is unknown: %j',
  (search) => {
    expect(parseLink(search)).toEqual({ query: '', style: 'filled', icon: undefined });
  },
);

test('reads links to the library’s own site, and writes them in this site’s form', () => {
  const link = '?query=alarm&selected=AccessAlarmTwoTone&theme=Two+tone';
  const state = parseLink(link);
  expect(state).toEqual({ query: 'alarm', style: 'two-tone', icon: 'AccessAlarmTwoTone' });
  expect(linkTo(`https://example.org/icons${link}`, state)).toBe(
    'https://example.org/icons?query=alarm&style=two-tone&icon=AccessAlarmTwoTone',
  );
});

test('limits the length of the query', () => {
  expect(parseLink(`?query=${'a'.repeat(1000)}`).query).toHaveLength(200);
});

test('writes what differs from the start, and keeps the rest of the address', () => {
  const address = 'https://example.org/icons?theme=dark&query=old#search';
  expect(linkTo(address, { query: ' 搜索 & co ', style: 'sharp', icon: 'SearchSharp' })).toBe(
    'https://example.org/icons?theme=dark&query=%E6%90%9C%E7%B4%A2+%26+co&style=sharp&icon=SearchSharp#search',
  );
  expect(linkTo(address, { query: ' ', style: 'filled', icon: undefined })).toBe(
    'https://example.org/icons?theme=dark#search',
  );
});

test('a link leads to the same state', () => {
  const state = { query: '100% "home"', style: 'rounded', icon: 'HomeRounded' } as const;
  expect(parseLink(new URL(linkTo('https://example.org/', state)).search)).toEqual(state);
});
