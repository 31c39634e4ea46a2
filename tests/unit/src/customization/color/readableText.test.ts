import * as colors from '@mui/material/colors';
import { readableText } from '../../../../../src/customization/color/readableText';
import { contrast } from '../../../../helpers/contrast';

test('picks legible text on every color', () => {
  const hexes = Object.values(colors).flatMap((hue) => Object.values(hue));
  hexes
    .filter((hex) => hex.length === 7)
    .forEach((hex) => {
      const text = readableText(hex) === '#000' ? '#000000' : '#ffffff';
      expect(contrast(text, hex)).toBeGreaterThanOrEqual(4.5);
    });
});
