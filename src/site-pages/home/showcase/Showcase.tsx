import { useState } from 'react';
import { translate } from '@docusaurus/Translate';
import { CacheProvider } from '@emotion/react';
import type { EmotionCache } from '@emotion/cache';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BrandingTheme } from '../../../customization/library/BrandingTheme';
import { BookingForm } from './BookingForm';
import { lookStyles, COLORS, CORNERS } from './looks';
import type { ColorName, CornerName } from './looks';

interface LookProps {
  color: ColorName;
  corners: CornerName;
  onColor: (color: ColorName) => void;
  onCorners: (corners: CornerName) => void;
}

const COLOR_NAMES = Object.keys(COLORS) as ColorName[];
const CORNER_NAMES = Object.keys(CORNERS) as CornerName[];

/** Returns the labels of the controls that change the theme. */
function lookLabels() {
  const colors: Record<ColorName, string> = {
    site: translate({ id: 'showcase.site', message: 'Color of the site' }),
    teal: translate({ id: 'showcase.teal', message: 'Teal' }),
    pink: translate({ id: 'showcase.pink', message: 'Pink' }),
    purple: translate({ id: 'showcase.purple', message: 'Purple' }),
  };
  const corners: Record<CornerName, string> = {
    square: translate({ id: 'showcase.square', message: 'Square' }),
    rounded: translate({ id: 'showcase.rounded', message: 'Rounded' }),
    round: translate({ id: 'showcase.round', message: 'Round' }),
  };
  return {
    theme: translate({ id: 'showcase.theme', message: 'Change its theme' }),
    color: translate({ id: 'showcase.color', message: 'Primary color' }),
    corner: translate({ id: 'showcase.corners', message: 'Corners' }),
    colors,
    corners,
  };
}

/** Choices for two variables of the theme. */
function LookControls({ color, corners, onColor, onCorners }: LookProps) {
  const labels = lookLabels();
  return (
    <Box sx={{ mt: '20px' }}>
      <Typography component="p" variant="body2" sx={{ mb: '8px', color: 'text.secondary' }}>
        {labels.theme}
      </Typography>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', gap: '12px', justifyContent: 'space-between' }}
      >
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={labels.color}
          value={color}
          onChange={(_event, chosen: ColorName | null) => chosen && onColor(chosen)}
        >
          {COLOR_NAMES.map((name) => (
            <ToggleButton key={name} value={name} aria-label={labels.colors[name]}>
              <Box
                sx={{
                  inlineSize: '20px',
                  blockSize: '20px',
                  borderRadius: '50%',
                  bgcolor: COLORS[name]?.[700] ?? 'var(--docs-color-primary)',
                  forcedColorAdjust: 'none',
                  '[data-theme="dark"] &': { bgcolor: COLORS[name]?.[200] },
                }}
              />
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={labels.corner}
          value={corners}
          onChange={(_event, chosen: CornerName | null) => chosen && onCorners(chosen)}
        >
          {CORNER_NAMES.map((name) => (
            <ToggleButton key={name} value={name} aria-label={labels.corners[name]}>
              <Box
                sx={{
                  inlineSize: '20px',
                  blockSize: '20px',
                  borderBlockStart: '2px solid',
                  borderInlineStart: '2px solid',
                  borderStartStartRadius: `${CORNERS[name] * 0.75}px`,
                }}
              />
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Stack>
    </Box>
  );
}

/** The page prints it from left to right and in normal density, so it stays so when it runs. */
const LOOK = { isRtl: false, isDense: false };

const PANEL = {
  p: { xs: '20px', sm: '28px' },
  borderRadius: 'calc(var(--docs-radius) * 1.5)',
  border: '1px solid var(--docs-color-border)',
  bgcolor: 'var(--docs-color-bg)',
  color: 'text.primary',
  boxShadow: '0 24px 60px -32px rgb(0 0 0 / 35%)',
} as const;

/** A small app made of Material UI's components, whose theme can be changed. */
function BookingApp() {
  const title = translate({ id: 'showcase.title', message: 'Book a harbor tour' });
  const [color, setColor] = useState<ColorName>('site');
  const [corners, setCorners] = useState<CornerName>('rounded');
  return (
    <Box role="group" aria-label={title} sx={PANEL}>
      <Box sx={lookStyles(color, corners)}>
        <Typography component="p" variant="h6" sx={{ mb: '16px' }}>
          {title}
        </Typography>
        <BookingForm />
        <LookControls color={color} corners={corners} onColor={setColor} onCorners={setCorners} />
      </Box>
    </Box>
  );
}

interface Props {
  /** The page's style cache; set only on the server. */
  styles?: EmotionCache | undefined;
}

/** The home page's example, which looks like the site until a reader changes its theme. */
export function Showcase({ styles }: Props) {
  const app = (
    <BrandingTheme look={LOOK}>
      <BookingApp />
    </BrandingTheme>
  );
  return styles ? <CacheProvider value={styles}>{app}</CacheProvider> : app;
}
