/** @jest-environment jsdom */
import { getCookie, setCookie } from '../../browser/cookies';

afterEach(() => {
  jest.restoreAllMocks();
  ['codeVariant', 'other'].forEach((name) => {
    document.cookie = `${name}=;path=/;max-age=0`;
  });
});

test('reads back a written cookie', () => {
  setCookie('other', '1');
  setCookie('codeVariant', 'JS');
  expect(getCookie('codeVariant')).toBe('JS');
  setCookie('codeVariant', 'TS');
  expect(getCookie('codeVariant')).toBe('TS');
  expect(document.cookie).toBe('other=1; codeVariant=TS');
});

test('stores a cookie for a year on the whole site', () => {
  const write = jest.spyOn(document, 'cookie', 'set');
  setCookie('codeVariant', 'JS');
  expect(write.mock.calls).toEqual([['codeVariant=JS;path=/;max-age=31536000']]);
});

test('does not throw when cookies are blocked', () => {
  const write = jest.spyOn(document, 'cookie', 'set').mockImplementation(() => {
    throw new DOMException('The document is sandboxed.', 'SecurityError');
  });
  expect(() => setCookie('codeVariant', 'JS')).not.toThrow();
  expect(write).toHaveBeenCalledTimes(1);
});
