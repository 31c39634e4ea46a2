import Box from '@mui/material/Box';

/** How high a plant is and where its leaves are, by its size: 0 is the smallest. */
const plants = [
  { top: 118, leaves: [118] },
  { top: 72, leaves: [122, 98, 72] },
  { top: 18, leaves: [126, 104, 82, 60, 38, 18] },
];

/** A plant in a pot, which is larger for each plan. */
export default function Plant({ size }: { size: number }) {
  const { top = 0, leaves = [] } = plants[Math.min(size, plants.length - 1)] ?? {};
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox="0 0 120 190"
      sx={{ display: 'block', height: 190, mx: 'auto', color: 'primary.main' }}
    >
      <path d={`M60 150V${top}`} stroke="currentColor" strokeWidth={4} strokeLinecap="round" />
      {leaves.map((y, index) => (
        <g key={y} fill="currentColor" opacity={1 - index * 0.09}>
          <path d={`M60 ${y}c-6-20-24-22-34-18 2 14 16 24 34 18Z`} />
          <path d={`M60 ${y}c6-20 24-22 34-18-2 14-16 24-34 18Z`} />
        </g>
      ))}
      <Box component="g" sx={{ color: 'secondary.main' }} fill="currentColor">
        <path d="M34 150h52l-6 38H40Z" />
        <path d="M30 142h60v12H30Z" opacity={0.8} />
      </Box>
    </Box>
  );
}
