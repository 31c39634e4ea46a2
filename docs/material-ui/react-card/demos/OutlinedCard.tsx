import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const figures = [
  { name: 'Open orders', value: '48' },
  { name: 'Returns', value: '3' },
];

export default function OutlinedCard() {
  return (
    <Stack direction="row" spacing={2}>
      {figures.map(({ name, value }) => (
        <Card key={name} variant="outlined" sx={{ minWidth: 120 }}>
          <CardContent>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {name}
            </Typography>
            <Typography variant="h4" component="p">
              {value}
            </Typography>
          </CardContent>
        </Card>
      ))}
    </Stack>
  );
}
