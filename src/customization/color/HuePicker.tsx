import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import hues from '@generated/customization/default/hues.json';
import { useTranslate } from '@component-docs/labels/browser/useTranslate';
import { findShade, SHADES, shadedHues } from './hueShades';

interface Props {
  /** The color, `#rrggbb`. It doesn't have to be one of the library's. */
  main: string;
  label: string;
  onPick: (hex: string) => void;
}

/** Picks one of the library's hues in a chosen shade. */
export function HuePicker({ main, label, onPick }: Props) {
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
