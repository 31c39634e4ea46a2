import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import ChartCard from './ChartCard';
import type { Day } from './data';
import { formatNumber, productsOf } from './figures';

/** What was baked on a day, the most first. */
export default function ProductChart({ day }: { day: Day }) {
  const baked = productsOf(day);
  const largest = baked[0]?.share ?? 1;
  return (
    <ChartCard
      id="products"
      title="What was baked"
      summary={`${baked[0]?.name} leads with ${baked[0]?.share}% of the loaves.`}
      columns={['Product', 'Loaves']}
      rows={baked.map(({ name, loaves }) => [name, formatNumber(loaves)])}
    >
      <Box sx={{ display: 'grid', gap: 1.25 }}>
        {baked.map(({ name, loaves, share }) => (
          <div key={name}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
              <Typography variant="body2">{name}</Typography>
              <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {formatNumber(loaves)}
              </Typography>
            </Box>
            <Box sx={{ height: 8, borderRadius: 4, bgcolor: 'action.hover' }}>
              <Box
                sx={{
                  width: `${(share / largest) * 100}%`,
                  height: '100%',
                  borderRadius: 4,
                  bgcolor: 'primary.main',
                }}
              />
            </Box>
          </div>
        ))}
      </Box>
    </ChartCard>
  );
}
