import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import Typography from '@mui/joy/Typography';

export default function CardUsage() {
  return (
    <Card sx={{ maxWidth: 300 }}>
      <CardContent>
        <Typography level="title-lg" component="h3">
          Pottery for beginners
        </Typography>
        <Typography level="body-sm">Four evenings in the studio by the river</Typography>
      </CardContent>
      <CardActions>
        <Button>Book a place</Button>
      </CardActions>
    </Card>
  );
}
