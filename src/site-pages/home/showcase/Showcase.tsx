import { useState } from 'react';
import { CacheProvider } from '@emotion/react';
import type { EmotionCache } from '@emotion/cache';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BrandingTheme } from '../../../customization/library/BrandingTheme';
import { BookingForm } from './BookingForm';
import { LookControls } from './LookControls';
import { lookStyles } from './looks';
import type { ColorName, CornerName } from './looks';
import { bookingLabels } from './showcaseLabels';

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
  const { title } = bookingLabels();
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
