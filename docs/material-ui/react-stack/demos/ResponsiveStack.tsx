import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const figures = [
  { label: 'Orders today', value: 128 },
  { label: 'Returns', value: 6 },
  { label: 'Unpaid invoices', value: 14 },
];

export default function ResponsiveStack() {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={{ xs: 1, sm: 2, md: 4 }}
      sx={{ width: '100%' }}
    >
      {figures.map(({ label, value }) => (
        <Paper key={label} variant="outlined" sx={{ flex: 1, p: 2 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {label}
          </Typography>
          <Typography variant="h5" component="p">
            {value}
          </Typography>
        </Paper>
      ))}
    </Stack>
  );
}
