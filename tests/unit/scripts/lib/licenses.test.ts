import { licenseProblems, licenseSummary, readLicenses } from '../../../../scripts/lib/licenses';
import { temporaryFolder } from '../../../helpers/temporaryFolder';

const pack = (license: string | undefined, folder = 'node_modules/a') => ({
  folder,
  version: '1.0.0',
  license,
});

test.each(['MIT', 'Apache-2.0 AND MIT', '(WTFPL OR MIT)', '(GPL-3.0 OR MIT)'])(
  'allows %s',
  (license) => {
    expect(licenseProblems([pack(license)])).toEqual([]);
  },
);

test.each(['GPL-3.0', 'MIT AND GPL-3.0', 'MPL-2.0', 'UNLICENSED', undefined])(
  'reports %s, with the fix',
  (license) => {
    expect(licenseProblems([pack(license)])).toEqual([
      `node_modules/a 1.0.0: its license is ${license ?? 'none'}. Replace the package, or add an exception with its reason to scripts/lib/licenses.ts.`,
    ]);
  },
);

test('an exception is for one license of one package', () => {
  expect(licenseProblems([pack('MPL-2.0', 'node_modules/axe-core')])).toEqual([]);
  expect(licenseProblems([pack('GPL-3.0', 'node_modules/axe-core')])).toHaveLength(1);
  expect(licenseProblems([pack('MPL-2.0', 'node_modules/not-axe-core')])).toHaveLength(1);
});

test('counts the packages of each license', () => {
  expect(licenseSummary([pack('MIT'), pack('ISC'), pack('MIT'), pack(undefined)])).toEqual([
    '    2  MIT',
    '    1  ISC',
    '    1  none',
  ]);
});

test('reads licenses from the lock file, or from the package in one of three forms', async () => {
  const root = await temporaryFolder({
    'package-lock.json': JSON.stringify({
      packages: {
        '': { version: '0.1.0' },
        'node_modules/a': { version: '1.0.0', license: 'MIT' },
        'node_modules/b': { version: '1.0.0' },
        'node_modules/c': { version: '1.0.0' },
        'node_modules/d': { version: '1.0.0' },
      },
    }),
    'node_modules/b/package.json': '{ "license": { "type": "ISC" } }',
    'node_modules/c/package.json': '{ "licenses": [{ "type": "MIT" }, { "type": "GPL-2.0" }] }',
  });
  const licenses = await readLicenses(root);
  expect(licenses.map(({ license }) => license)).toEqual([
    'MIT',
    'ISC',
    '(MIT OR GPL-2.0)',
    undefined,
  ]);
});
