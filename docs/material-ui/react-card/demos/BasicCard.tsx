import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

export default function BasicCard() {
  return (
    <Card sx={{ maxWidth: 300 }}>
      <CardContent>
        <Typography gutterBottom sx={{ color: 'text.secondary', fontSize: 14 }}>
          Workshop, 2 hours
        </Typography>
        <Typography variant="h5" component="h3" gutterBottom>
          Reading a balance sheet
        </Typography>
        <Typography variant="body2">
          For team leads who approve budgets. Bring a laptop and last year’s figures.
        </Typography>
      </CardContent>
      <CardActions>
        <Button size="small">Reserve a seat</Button>
      </CardActions>
    </Card>
  );
}
