import { thumbnailName } from '../../shared/thumbnailName';

test.each([
  ['/material-ui/react-button', 'Button'],
  ['/material-ui/react-radio-button', 'RadioButton'],
  ['/material-ui/react-grid2', 'Grid2'],
  ['/material-ui/about-the-lab', 'AboutTheLab'],
  ['/toolpad/core/react-sign-in-page/', 'SignInPage'],
])('%s has the thumbnail %s', (pathname, name) => {
  expect(thumbnailName(pathname)).toBe(name);
});
