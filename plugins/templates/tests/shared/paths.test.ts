import { framePath, isPreviewPath, previewPath, sourcePath } from '../../shared/paths';

test('the paths of templates alone are known, in any language', () => {
  expect(isPreviewPath(previewPath('sign-in'))).toBe(true);
  expect(isPreviewPath(`/zh${previewPath('sign-in')}`)).toBe(true);
  expect(isPreviewPath(framePath('sign-in'))).toBe(false);
  expect(isPreviewPath(sourcePath('sign-in'))).toBe(false);
  expect(isPreviewPath('/material-ui/react-button/preview')).toBe(false);
});
