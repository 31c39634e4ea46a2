import { selectReleases } from '../../../../../scripts/lib/api-history/releaseLines';

test('returns the stable releases of each line in order, up to the installed one', () => {
  const published = [
    '6.1.4',
    '6.0.0',
    '5.16.7',
    '5.16.8',
    '6.0.0-rc.0',
    '5.9.0',
    '5.10.0',
    '6.1.3',
  ];
  const lines = [{ from: '5.0.0', to: '5.16.7' }, { from: '6.0.0' }];
  expect(selectReleases(published, lines, '6.1.3')).toEqual([
    '5.9.0',
    '5.10.0',
    '5.16.7',
    '6.0.0',
    '6.1.3',
  ]);
});

test('includes prereleases of a package that has no others, but no builds of single commits', () => {
  const published = ['5.0.0-beta.10', '5.0.0-beta.9', '5.0.0-dev.240424162023-9968b4889d'];
  const lines = [{ from: '5.0.0-beta.0', isPrerelease: true }] as const;
  expect(selectReleases(published, lines, '5.0.0-beta.46')).toEqual([
    '5.0.0-beta.9',
    '5.0.0-beta.10',
  ]);
});
