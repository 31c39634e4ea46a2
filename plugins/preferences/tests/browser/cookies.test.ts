import { getCookie, parseCookie, setCookie } from '../../browser/cookies';

test.each([
  ['codeVariant=JS', 'JS'],
  ['a=1; codeVariant=JS; b=2', 'JS'],
  ['codeVariant=', ''],
  ['codeVariant=a=b', 'a=b'],
  ['xcodeVariant=TS; codeVariant=JS', 'JS'],
  ['codeVariantx=TS; codeVariant=JS', 'JS'],
])('reads the value from "%s"', (cookies, value) => {
  expect(parseCookie(cookies, 'codeVariant')).toBe(value);
});

test.each([
  ['no cookies', ''],
  ['a name with the same ending', 'mycodeVariant=JS'],
  ['a name with the same beginning', 'codeVariants=JS'],
  ['the name without a value', 'a=1; codeVariant'],
  ['another case', 'codevariant=JS'],
  ['two cookies of that name', 'codeVariant=JS; codeVariant=TS'],
])('returns undefined for %s', (_, cookies) => {
  expect(parseCookie(cookies, 'codeVariant')).toBeUndefined();
});

test.each(['constructor', '__proto__', 'toString', '.*'])(
  'returns undefined for the name %s',
  (name) => {
    expect(parseCookie('codeVariant=JS', name)).toBeUndefined();
  },
);

describe('on the server', () => {
  test('throws when a cookie is read, and names it', () => {
    expect(() => getCookie('codeVariant')).toThrow(
      new Error(
        'getCookie("codeVariant") was called on the server, which has no cookies. Use a fallback value there.',
      ),
    );
  });

  test('ignores a write', () => {
    expect(() => setCookie('codeVariant', 'JS')).not.toThrow();
  });
});
