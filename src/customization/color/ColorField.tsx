import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { rgbToHex, useTheme } from '@mui/material/styles';
import Slider from '@mui/material/Slider';
import hues from '@generated/customization/default/hues.json';
import { useTranslate } from '@component-docs/labels/browser/useTranslate';
import type { PaletteName } from '@component-docs/preferences/shared/theme/themeState';
import { parseColor, readableText, findShade, SHADES, shadedHues } from './colors';

interface HuePickerProps {
  /** The color, `#rrggbb`. It doesn't have to be one of the library's. */
  main: string;
  label: string;
  onPick: (hex: string) => void;
}

/** Picks one of the library's hues in a chosen shade. */
function HuePicker({ main, label, onPick }: HuePickerProps) {
  const translate = useTranslate();
  const id = useId();
  const [lastShade, setLastShade] = useState<string>('500');
  const found = findShade(hues, main);
  // Some shades have the same color: keep the chosen shade.
  const isLast = found && hues[found.hue]?.[lastShade] === main;
  const shade = found && !isLast ? found.shade : lastShade;

  function pick(hue: string | undefined, nextShade: string) {
    setLastShade(nextShade);
    const hex = hue && hues[hue]?.[nextShade];
    if (hex) {
      onPick(hex);
    }
  }

  return (
    <>
      <Box sx={{ typography: 'body2' }}>
        <span id={id}>{translate('colors.shade')}</span> <span>{shade}</span>
      </Box>
      <Slider
        aria-labelledby={id}
        min={0}
        max={SHADES.length - 1}
        value={SHADES.findIndex((name) => name === shade)}
        getAriaValueText={(index) => SHADES[index] ?? ''}
        onChange={(_event, index) => pick(found?.hue, SHADES[Number(index)] ?? shade)}
      />
      <Box
        role="radiogroup"
        aria-label={label}
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(10, 1fr)', gap: '4px' }}
      >
        {shadedHues(hues).map((hue) => (
          <Box
            key={hue}
            component="input"
            type="radio"
            name={id}
            aria-label={hue}
            title={hue}
            checked={hue === found?.hue}
            onChange={() => pick(hue, shade)}
            sx={{
              appearance: 'none',
              minWidth: 0,
              height: 32,
              m: 0,
              borderRadius: 1,
              bgcolor: hues[hue]?.[shade],
              forcedColorAdjust: 'none',
              border: '2px solid transparent',
              cursor: 'pointer',
              '&:checked': {
                borderColor: 'background.default',
                outline: '2px solid',
                outlineColor: 'text.primary',
              },
              '&:focus-visible': {
                outline: '3px solid var(--docs-color-focus-ring)',
                outlineOffset: '2px',
              },
            }}
          />
        ))}
      </Box>
    </>
  );
}

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
          style={{ forcedColorAdjust: 'none', background: hex, color: readableText(hex) }}
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
