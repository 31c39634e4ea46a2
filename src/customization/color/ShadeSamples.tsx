import Box from '@mui/material/Box';
import { rgbToHex, useTheme } from '@mui/material/styles';
import type { PaletteName } from '../../../plugins/preferences/shared/theme/themeState';
import { readableText } from './readableText';

interface Props {
  name: PaletteName;
  /** The main color, `#rrggbb`. */
  main: string;
}

/** Shows the shades that the palette derives from a main color, with their names in the theme. */
export function ShadeSamples({ name, main }: Props) {
  const { palette } = useTheme();
  const derived = palette.augmentColor({ color: { main } });
  const shades = [
    { shade: 'light', hex: rgbToHex(derived.light) },
    { shade: 'main', hex: main },
    { shade: 'dark', hex: rgbToHex(derived.dark) },
  ];
  return (
    <Box sx={{ display: 'flex', borderRadius: 1, overflow: 'hidden', typography: 'body2' }}>
      {shades.map(({ shade, hex }) => (
        <Box
          key={shade}
          dir="ltr"
          sx={{ flex: 1, minWidth: 0, px: '8px', py: '12px', textAlign: 'center' }}
          style={{
            forcedColorAdjust: 'none',
            background: hex,
            color: readableText(hex),
          }}
        >
          <div>{shade}</div>
          <div data-sample={shade === 'main' ? name : undefined}>{hex}</div>
        </Box>
      ))}
    </Box>
  );
}
