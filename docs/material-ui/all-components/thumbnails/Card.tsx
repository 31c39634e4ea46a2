import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';

export default function CardThumbnail() {
  return (
    <Card sx={{ width: 160 }}>
      <Box sx={{ height: 40, bgcolor: 'primary.light' }} />
      <CardContent sx={{ py: 1 }}>Harbor tour</CardContent>
      <CardActions sx={{ pt: 0 }}>
        <Button size="small">Book</Button>
      </CardActions>
    </Card>
  );
}
