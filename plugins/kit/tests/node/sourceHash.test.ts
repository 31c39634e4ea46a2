import { sourceHash } from '../../node/cache/cachedValue';

test('returns the hash that browsers compare', () => {
  // From the specification of Content Security Policy, level 3.
  expect(sourceHash('doSomething();')).toBe(
    "'sha256-RFWPLDbv2BY+rCkDzsE+0fr8ylGr2R2faWMhq4lfEQc='",
  );
});
