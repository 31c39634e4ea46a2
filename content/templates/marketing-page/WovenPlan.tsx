import Box from '@mui/material/Box';
import { orders } from './content';
import { weave } from './weave';

const DAYS = 9;
const ROWS = 5;
/** The distance between two lines, and the width of a thread, in the units of the picture. */
const CELL = 50;
const THREAD = 26;

const center = (index: number) => index * CELL + CELL / 2;

const colors = [
  'primary.main',
  'secondary.main',
  'text.primary',
  'primary.light',
  'secondary.light',
];

/** The line of a day, all of it or where it crosses a row. */
function Warp({ day, row }: { day: number; row?: number }) {
  return (
    <rect
      x={center(day) - 5}
      y={row === undefined ? 0 : center(row) - CELL / 2}
      width={10}
      height={row === undefined ? ROWS * CELL : CELL}
      fill="currentColor"
    />
  );
}

/** A week’s plan as cloth: days are the warp, and orders are woven across them. */
export default function WovenPlan() {
  return (
    <Box
      component="svg"
      role="img"
      aria-label="A plan of nine days: seven orders are threads, woven across the days they take."
      viewBox={`0 0 ${DAYS * CELL} ${ROWS * CELL}`}
      sx={{
        display: 'block',
        width: '100%',
        transform: (theme) => (theme.direction === 'rtl' ? 'scaleX(-1)' : 'none'),
      }}
    >
      <Box component="g" sx={{ color: 'divider' }}>
        {Array.from({ length: DAYS }, (_line, day) => (
          <Warp key={day} day={day} />
        ))}
      </Box>
      {orders.map(({ row, start, length }, index) => (
        <Box
          key={`${row}-${start}`}
          component="rect"
          x={start * CELL + 4}
          y={center(row) - THREAD / 2}
          width={length * CELL - 8}
          height={THREAD}
          rx={4}
          fill="currentColor"
          sx={{ color: colors[index % colors.length] }}
        />
      ))}
      <Box component="g" sx={{ color: 'divider' }}>
        {weave(orders)
          .filter(({ over }) => !over)
          .map(({ row, day }) => (
            <Warp key={`${row}-${day}`} row={row} day={day} />
          ))}
      </Box>
    </Box>
  );
}
