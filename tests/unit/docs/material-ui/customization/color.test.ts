import fs from 'node:fs';
import * as colors from '@mui/material/colors';
import { getContrastRatio } from '@mui/system/colorManipulator';

const { common, ...hues } = colors;
const ENGLISH = 'docs/material-ui/customization/color/color.mdx';
const CHINESE =
  'i18n/zh/docusaurus-plugin-content-docs-material-ui/current/customization/color/color.mdx';

/** Returns the rows of the table of readable shades: shade, hues on white, hues on dark. */
function readTable(file: string): number[][] {
  const rows = fs.readFileSync(file, 'utf8').matchAll(/^\| (\d+) +\| (\d+) +\| (\d+) +\|$/gm);
  return Array.from(rows, ([, ...cells]) => cells.map(Number));
}

function countReadable(shade: number, background: string): number {
  return Object.values(hues).filter(
    (hue) => getContrastRatio(hue[shade as keyof typeof hue], background) >= 3,
  ).length;
}

test.each([ENGLISH, CHINESE])('the table of readable shades in %s is right', (file) => {
  expect(readTable(file)).toEqual(
    [200, 300, 400, 500, 600, 700, 800, 900].map((shade) => [
      shade,
      countReadable(shade, common.white),
      countReadable(shade, '#121212'),
    ]),
  );
});
