import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import ChartCard from './ChartCard';
import type { Day } from './data';
import { formatNumber, weekTotals } from './figures';

/** The loaves of each day, with the chosen one in full color. */
export default function WeekChart({ day: chosen }: { day: Day }) {
  const totals = weekTotals();
  const sorted = [...totals].sort((a, b) => b.loaves - a.loaves);
  const largest = sorted[0]?.loaves ?? 1;
  return (
    <ChartCard
      title="The week"
      summary={`Most loaves on ${sorted[0]?.day}, fewest on ${sorted.at(-1)?.day}.`}
      columns={['Day', 'Loaves']}
      rows={totals.map(({ day, loaves }) => [day, formatNumber(loaves)])}
    >
      <Box sx={{ display: 'flex', alignItems: 'end', gap: { xs: 0.75, sm: 2 }, height: 150 }}>
        {totals.map(({ day, loaves }) => (
          <Box
            key={day}
            sx={{
              flex: 1,
              height: '100%',
              display: 'flex',
              flexDirection: 'column',
              justifyContent: 'end',
              textAlign: 'center',
            }}
          >
            <Box
              sx={{
                height: `${(loaves / largest) * 80}%`,
                borderStartStartRadius: 6,
                borderStartEndRadius: 6,
                bgcolor: 'primary.main',
                opacity: day === chosen ? 1 : 0.35,
              }}
            />
            <Typography variant="caption" sx={{ fontWeight: day === chosen ? 700 : 400, mt: 0.5 }}>
              {day.slice(0, 3)}
            </Typography>
          </Box>
        ))}
      </Box>
    </ChartCard>
  );
}
