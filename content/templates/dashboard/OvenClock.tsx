import Box from '@mui/material/Box';
import ChartCard from './ChartCard';
import type { Day } from './data';
import { figuresOf, formatHour, formatNumber } from './figures';
import { ringBars } from './ringBars';

const INNER = 64;
const OUTER = 128;

/** Where the clock has its four numbers, around the point 0, 0. */
const numbers = [
  { hour: 0, x: 0, y: -50 },
  { hour: 6, x: 50, y: 0 },
  { hour: 12, x: 0, y: 50 },
  { hour: 18, x: -50, y: 0 },
];

/** The loaves of a day around a clock with 24 hours: midnight is at the top. */
export default function OvenClock({ day }: { day: Day }) {
  const { hours, peak, loaves } = figuresOf(day);
  return (
    <ChartCard
      id="ovens"
      title="Around the clock"
      summary={`Busiest hour: ${formatHour(peak.hour)} with ${peak.loaves} loaves.`}
      columns={['Hour', 'Loaves']}
      rows={hours.map((value, hour) => [formatHour(hour), formatNumber(value)])}
    >
      <Box
        component="svg"
        viewBox="-132 -132 264 264"
        sx={{ display: 'block', width: '100%', maxWidth: 400, mx: 'auto' }}
      >
        <Box component="g" sx={{ color: 'divider' }} fill="none" stroke="currentColor">
          <circle r={OUTER} strokeDasharray="2 4" />
          <circle r={(INNER + OUTER) / 2} strokeDasharray="2 4" />
          <circle r={INNER - 6} />
        </Box>
        {ringBars(hours, INNER, OUTER).map((bar, hour) => (
          <Box
            key={hour}
            component="line"
            {...bar}
            stroke="currentColor"
            strokeWidth={11}
            sx={{ color: hour === peak.hour ? 'secondary.main' : 'primary.main' }}
          />
        ))}
        <Box component="g" sx={{ color: 'text.secondary' }} fill="currentColor" fontSize={10}>
          {numbers.map(({ hour, x, y }) => (
            <text key={hour} x={x} y={y} textAnchor="middle" dominantBaseline="central">
              {hour}
            </text>
          ))}
        </Box>
        <Box component="g" sx={{ color: 'text.primary' }} fill="currentColor" textAnchor="middle">
          <text y={2} fontSize={20} fontWeight={700}>
            {formatNumber(loaves)}
          </text>
          <text y={16} fontSize={10}>
            loaves
          </text>
        </Box>
      </Box>
    </ChartCard>
  );
}
