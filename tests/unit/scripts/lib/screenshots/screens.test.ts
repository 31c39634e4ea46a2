import { cutIntoScreens } from '../../../../../scripts/lib/screenshots/screens';

test('returns one part for a page that fits', () => {
  expect(cutIntoScreens(4000, 4000)).toEqual([{ top: 0, height: 4000 }]);
});

test('splits a page that is taller than one part; the last part has the remaining height', () => {
  expect(cutIntoScreens(9001, 4000)).toEqual([
    { top: 0, height: 4000 },
    { top: 4000, height: 4000 },
    { top: 8000, height: 1001 },
  ]);
});
