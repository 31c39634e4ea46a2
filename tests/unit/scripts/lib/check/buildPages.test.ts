import { failureOf } from '../../../../../scripts/lib/check/buildPages';

test('says why a build failed, without what it printed before', () => {
  const output =
    '[INFO] [en] Creating an optimized production build...\n\n[ERROR] Broken\n  a.mdx:3\n';
  expect(failureOf(output)).toBe('[ERROR] Broken\n  a.mdx:3');
});

test('shows all output of a build that crashed', () => {
  expect(failureOf('Killed\n')).toBe('Killed');
});
