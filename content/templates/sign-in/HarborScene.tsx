import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';

/** From back to front: the crest of a wave, how dense its color is, and how long it takes to rise. */
const waves = [
  { crest: 'M0 90 C240 20 480 20 720 90 S1200 160 1440 90 V400 H0Z', opacity: 0.22, seconds: 1.6 },
  { crest: 'M0 150 C180 210 420 220 720 150 S1260 80 1440 150 V400 H0Z', opacity: 0.4, seconds: 2 },
  {
    crest: 'M0 230 C300 170 520 180 720 230 S1200 290 1440 230 V400 H0Z',
    opacity: 0.9,
    seconds: 2.4,
  },
];

const rise = keyframes({ from: { transform: 'translateY(24%)' } });

/** The sea behind the form, in the theme's colors: the sun stands above it by day, the moon at night. */
export default function HarborScene() {
  return (
    <Box
      aria-hidden
      sx={{ position: 'absolute', inset: 0, overflow: 'hidden', bgcolor: 'background.default' }}
    >
      <Box
        sx={[
          {
            position: 'absolute',
            insetInlineStart: { xs: '70%', sm: 'calc(50% + 90px)' },
            top: { xs: '6vmin', sm: '9vh' },
            width: '36vmin',
            aspectRatio: '1',
            borderRadius: '50%',
            bgcolor: 'secondary.main',
          },
          (theme) =>
            theme.applyStyles('dark', {
              width: '20vmin',
              marginInlineStart: '12vmin',
            }),
        ]}
      />
      <Box
        component="svg"
        viewBox="0 0 1440 400"
        preserveAspectRatio="none"
        sx={[
          {
            position: 'absolute',
            insetInline: 0,
            bottom: 0,
            width: '100%',
            height: '48%',
            color: 'primary.main',
          },
          (theme) => theme.applyStyles('dark', { opacity: 0.4 }),
        ]}
      >
        {waves.map(({ crest, opacity, seconds }) => (
          <Box
            key={crest}
            component="path"
            d={crest}
            fill="currentColor"
            opacity={opacity}
            sx={{
              '@media (prefers-reduced-motion: no-preference)': {
                animation: `${rise} ${seconds}s ease-out`,
              },
            }}
          />
        ))}
      </Box>
    </Box>
  );
}
