import Box from '@mui/material/Box';

/** Stripes in the current color, and as much background between them. */
const stripes = (degrees: number, width: number) =>
  `repeating-linear-gradient(${degrees}deg, currentColor 0 ${width}px, transparent ${width}px ${2 * width}px)`;

const patterns = [
  `${stripes(90, 4)}, ${stripes(0, 4)}`,
  stripes(45, 6),
  `${stripes(45, 5)}, ${stripes(-45, 5)}`,
];

const colors = ['primary.main', 'secondary.main', 'text.primary'];

/** A piece of cloth, drawn with gradients. */
export default function Swatch({ pattern }: { pattern: number }) {
  return (
    <Box
      aria-hidden
      sx={{
        height: 96,
        borderRadius: 1,
        color: colors[pattern % colors.length],
        backgroundImage: patterns[pattern % patterns.length],
      }}
    />
  );
}
