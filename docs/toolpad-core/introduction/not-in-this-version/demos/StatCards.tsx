import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const stats = [
  { name: 'Orders', value: '1,284', change: '+12% since last week', color: 'success.main' },
  { name: 'Returns', value: '31', change: '+3% since last week', color: 'error.main' },
];

export default function StatCards() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      {stats.map(({ name, value, change, color }) => (
        <Card key={name} variant="outlined" sx={{ minWidth: 200 }}>
          <CardContent>
            <Typography color="text.secondary">{name}</Typography>
            <Typography variant="h4" component="p">
              {value}
            </Typography>
            <Typography sx={{ color }}>{change}</Typography>
          </CardContent>
        </Card>
      ))}
    </Stack>
  );
}
