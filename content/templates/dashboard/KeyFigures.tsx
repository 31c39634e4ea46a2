import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { Day, Order } from './data';
import { figuresOf, formatChange, formatEuros, formatNumber } from './figures';

interface KeyFiguresProps {
  day: Day;
  orders: Order[];
}

/** The figures that are asked for first. */
export default function KeyFigures({ day, orders }: KeyFiguresProps) {
  const { loaves, revenue, change } = figuresOf(day);
  const late = orders.filter(({ status }) => status === 'Late').length;
  const delivered = orders.filter(({ status }) => status === 'Delivered').length;
  const figures = [
    {
      name: 'Loaves baked',
      value: formatNumber(loaves),
      note: `${formatChange(change)} against the average day`,
    },
    { name: 'Revenue', value: formatEuros(revenue), note: `from ${day}’s loaves` },
    {
      name: 'Deliveries this morning',
      value: `${delivered} of ${orders.length}`,
      note: late === 0 ? 'none is late' : `${late} late`,
    },
  ];
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gridTemplateColumns: { sm: 'repeat(3, 1fr)' }, gap: 2 }}
    >
      {figures.map(({ name, value, note }) => (
        <Paper key={name} variant="outlined" sx={{ p: 2.5 }}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {name}
          </Typography>
          <Box component="dd" sx={{ m: 0 }}>
            <Typography component="span" variant="h4" sx={{ display: 'block', my: 0.5 }}>
              {value}
            </Typography>
            <Typography component="span" variant="body2">
              {note}
            </Typography>
          </Box>
        </Paper>
      ))}
    </Box>
  );
}
