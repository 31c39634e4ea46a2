import Box from '@mui/material/Box';
import type { Shape } from './order';

const outlines: Record<Shape, string> = {
  bowl: 'M6 18h36c0 11-7 18-13 19v3H19v-3C13 36 6 29 6 18Z',
  jug: 'M16 8h14l-2 9c6 4 8 9 8 14 0 6-4 10-8 10H18c-4 0-8-4-8-10 0-5 2-10 8-14Zm17 9c8-2 9 11 2 13',
  cup: 'M11 14h22v14c0 7-4 11-11 11s-11-4-11-11Zm22 4c8-2 8 11 0 10',
};

/** A piece of pottery on a shelf, with its glaze in the theme's color. */
export default function PotteryIcon({ shape }: { shape: Shape }) {
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox="0 0 48 48"
      sx={{ flex: 'none', width: 48, height: 48, color: 'secondary.main' }}
    >
      <path d={outlines[shape]} fill="currentColor" fillOpacity={0.3} />
      <path
        d={outlines[shape]}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        strokeLinejoin="round"
      />
      <path d="M4 43h40" stroke="currentColor" strokeWidth={1.5} strokeLinecap="round" />
    </Box>
  );
}
