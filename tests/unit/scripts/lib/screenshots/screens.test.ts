import { cutIntoScreens } from '../../../../../scripts/lib/screenshots/screens';

test('a page that fits is one part', () => {
  expect(cutIntoScreens(4000, 4000)).toEqual([{ top: 0, height: 4000 }]);
});

test('a longer one is cut, and the last part is as high as what is left', () => {
  expect(cutIntoScreens(9001, 4000)).toEqual([
    { top: 0, height: 4000 },
    { top: 4000, height: 4000 },
    { top: 8000, height: 1001 },
  ]);
});
