import { decodePart, isWebAddress, parseUrl, repairAddress } from '../../shared/address';

test.each([
  ['a%20b', 'a b'],
  ['%E4%B8%AD', '中'],
  ['100%', '100%'],
  ['%', '%'],
  ['%FF', '%FF'],
  ['a%20b%', 'a%20b%'],
  ['', ''],
])('%s is decoded as %s', (text, decoded) => {
  expect(decodePart(text)).toBe(decoded);
});

test.each([
  ['/a%20b?q=%20#%E4%B8%AD', '/a%20b?q=%20#%E4%B8%AD'],
  ['/page#100%', '/page#100%25'],
  ['/page#%', '/page#%25'],
  ['/page#%FF', '/page#%25FF'],
  ['/100%', '/100%25'],
  ['/a%20b#5%', '/a%20b#5%25'],
  ['/page?q=5%#a', '/page?q=5%25#a'],
  ['/page#a?b%#c', '/page#a?b%25#c'],
  ['', ''],
])('%s is repaired to %s', (address, repaired) => {
  expect(repairAddress(address)).toBe(repaired);
});

test.each(['/100%', '/page#a%20b%', '/page?%#%FF%'])(
  'what %s stands for is the same after the repair, and all of it can be decoded',
  (address) => {
    const repaired = repairAddress(address);
    expect(() => decodeURIComponent(repaired)).not.toThrow();
    expect(repairAddress(repaired)).toBe(repaired);
    expect(decodeURIComponent(repaired)).toBe(
      address
        .split(/(?=[?#])/)
        .map(decodePart)
        .join(''),
    );
  },
);

test.each([
  ['https://example.org/a', 'https://example.org/a'],
  ['/a', undefined],
  ['', undefined],
  ['https://[', undefined],
])('%s is parsed to %s', (text, href) => {
  expect(parseUrl(text)?.href).toBe(href);
});

test.each([
  ['https://a.example', true],
  ['http://a.example', true],
  ['javascript:run()', false],
  ['data:text/html,a', false],
])('%s leads to the web: %s', (text, isWeb) => {
  expect(isWebAddress(new URL(text))).toBe(isWeb);
});
