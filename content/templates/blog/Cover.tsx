import * as React from 'react';
import Box from '@mui/material/Box';
import type { Topic } from './articles';

const range = (length: number) => Array.from({ length }, (_item, index) => index);

/** What is drawn for each topic on 400 × 240: the lines and shapes that its streets have. */
const drawings: Record<Topic, React.ReactNode> = {
  Water: range(9).map((row) => (
    <path
      key={row}
      d={`M-20 ${20 + row * 26}q27.5-${6 + row * 3} 55 0t55 0 55 0 55 0 55 0 55 0 55 0 55 0`}
      fill="none"
      stroke="currentColor"
      strokeWidth={1 + row * 1.3}
    />
  )),
  Shade: range(28).map((index) => (
    <circle
      key={index}
      cx={(index % 7) * 66 + (Math.floor(index / 7) % 2) * 33}
      cy={Math.floor(index / 7) * 62 + 24}
      r={18 + ((index * 7) % 4) * 5}
      fill="currentColor"
      opacity={0.35 + ((index * 3) % 5) * 0.13}
    />
  )),
  Markets: range(10).map((stripe) => (
    <path
      key={stripe}
      d={`M${stripe * 40} 0h40v190a20 20 0 0 1-40 0Z`}
      fill="currentColor"
      opacity={stripe % 2 === 0 ? 1 : 0.18}
    />
  )),
  Night: range(60).map((index) => (
    <rect
      key={index}
      x={(index % 12) * 32 + 14}
      y={Math.floor(index / 12) * 44 + 18}
      width={16}
      height={26}
      fill="currentColor"
      opacity={(index * index + index * 3) % 7 < 2 ? 1 : 0.16}
    />
  )),
};

/** An article’s cover, drawn for its topic in the theme’s colors. */
export default function Cover({ topic, ratio = '5 / 3' }: { topic: Topic; ratio?: string }) {
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox="0 0 400 240"
      preserveAspectRatio="xMidYMid slice"
      sx={[
        {
          display: 'block',
          width: '100%',
          aspectRatio: ratio,
          bgcolor: 'secondary.main',
          color: 'secondary.contrastText',
        },
        topic === 'Night' && { bgcolor: 'grey.900', color: 'warning.light' },
        topic === 'Shade' && { bgcolor: 'action.selected', color: 'primary.main' },
        topic === 'Markets' && { bgcolor: 'background.paper', color: 'secondary.main' },
      ]}
    >
      {drawings[topic]}
    </Box>
  );
}
