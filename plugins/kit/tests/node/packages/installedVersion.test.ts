import { installedVersion, versionIfInstalled } from '../../../node/packages/installedVersion';
import { SITE_DIR } from '../../../../../tests/helpers/realDemos';

test('returns the version of an installed package', () => {
  expect(installedVersion(SITE_DIR, '@mui/material')).toBe('6.1.3');
  expect(versionIfInstalled(SITE_DIR, '@mui/material')).toBe('6.1.3');
});

test('a package that is not installed is named, with the command that installs it', () => {
  expect(versionIfInstalled(SITE_DIR, '@mui/nothing')).toBeUndefined();
  expect(() => installedVersion(SITE_DIR, '@mui/nothing')).toThrow(
    'The package @mui/nothing isn\'t installed. Run "npm install @mui/nothing"',
  );
});
