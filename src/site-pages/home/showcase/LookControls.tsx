import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { COLORS, CORNERS } from './looks';
import type { ColorName, CornerName } from './looks';
import { lookLabels } from './showcaseLabels';

interface Props {
  color: ColorName;
  corners: CornerName;
  onColor: (color: ColorName) => void;
  onCorners: (corners: CornerName) => void;
}

const COLOR_NAMES = Object.keys(COLORS) as ColorName[];
const CORNER_NAMES = Object.keys(CORNERS) as CornerName[];

/** Choices for two variables of the theme. */
export function LookControls({ color, corners, onColor, onCorners }: Props) {
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
