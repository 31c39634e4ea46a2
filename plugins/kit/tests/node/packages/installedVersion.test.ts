import { installedVersion, versionIfInstalled } from '../../../node/packages/installedVersion';
import { dependencies } from '../../../../../package.json';
import { SITE_DIR } from '../../../../../tests/helpers/realDemos';

test('returns the version of an installed package', () => {
  const expected = dependencies['@mui/material'];
  expect(installedVersion(SITE_DIR, '@mui/material')).toBe(expected);
  expect(versionIfInstalled(SITE_DIR, '@mui/material')).toBe(expected);
});

test('a package that is not installed is named, with the command that installs it', () => {
  expect(versionIfInstalled(SITE_DIR, '@mui/nothing')).toBeUndefined();
  expect(() => installedVersion(SITE_DIR, '@mui/nothing')).toThrow(
    'The package @mui/nothing isn\'t installed. Run "npm install @mui/nothing"',
  );
});
