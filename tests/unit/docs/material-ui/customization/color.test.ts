import * as colors from '@mui/material/colors';
import { getContrastRatio } from '@mui/system/colorManipulator';
import { readPages } from '../readPages';

const { common, ...hues } = colors;

/** Returns the rows of the table of readable shades: shade, hues on white, hues on dark. */
function readTable(page: string): number[][] {
  const rows = page.matchAll(/^\| (\d+) +\| (\d+) +\| (\d+) +\|$/gm);
  return Array.from(rows, ([, ...cells]) => cells.map(Number));
}

function countReadable(shade: number, background: string): number {
  return Object.values(hues).filter(
    (hue) => getContrastRatio(hue[shade as keyof typeof hue], background) >= 3,
  ).length;
}

test.each(readPages('customization/color'))('the table of readable shades is right', (page) => {
  expect(readTable(page)).toEqual(
    [200, 300, 400, 500, 600, 700, 800, 900].map((shade) => [
      shade,
      countReadable(shade, common.white),
      countReadable(shade, '#121212'),
    ]),
  );
});
