import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { rgbToHex, useTheme } from '@mui/material/styles';
import { useTranslate } from '@component-docs/labels/browser/useTranslate';
import type { PaletteName } from '@component-docs/preferences/shared/theme/themeState';
import { HuePicker } from './HuePicker';
import { parseColor } from './parseColor';
import { readableText } from './readableText';

interface SampleProps {
  name: PaletteName;
  /** The main color, `#rrggbb`. */
  main: string;
}

/** Shows the shades that the palette derives from a main color, with their names in the theme. */
function ShadeSamples({ name, main }: SampleProps) {
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

interface Props {
  name: PaletteName;
  /** Text of the field. */
  text: string;
  /** The last valid color, `#rrggbb`. */
  main: string;
  onType: (text: string) => void;
}

/** A palette color, typed or picked from the library's hues. */
export function ColorField({ name, text, main, onType }: Props) {
  const translate = useTranslate();
  const isInvalid = parseColor(text) === null;
  const label = translate(`colors.${name}`) ?? name;
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{ flex: '1 1 16rem', minWidth: 0, display: 'flex', flexDirection: 'column', gap: '8px' }}
    >
      <TextField
        id={`color-${name}`}
        label={label}
        margin="none"
        value={text}
        error={isInvalid}
        helperText={isInvalid && translate('colors.invalid')}
        onChange={(event) => onType(event.target.value)}
        slotProps={{
          htmlInput: {
            dir: 'ltr',
            spellCheck: false,
            autoComplete: 'off',
            // Flipped in right-to-left pages, unlike the alignment that comes from `dir`.
            sx: { textAlign: 'left' },
          },
          formHelperText: { role: 'alert', sx: { unicodeBidi: 'plaintext' } },
        }}
      />
      <HuePicker main={main} label={`${label}: ${translate('colors.hue')}`} onPick={onType} />
      <ShadeSamples name={name} main={main} />
    </Box>
  );
}
