import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function StatCardThumbnail() {
  return (
    <Card variant="outlined" sx={{ px: 2, py: 1 }}>
      <Typography variant="body2">Orders this week</Typography>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'baseline' }}>
        <Typography variant="h5" component="div">
          1,284
        </Typography>
        <Typography variant="body2">+6%</Typography>
      </Stack>
    </Card>
  );
}
