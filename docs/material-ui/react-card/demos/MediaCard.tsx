import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Typography from '@mui/material/Typography';

const hills = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 140">
  <path fill="#bbdefb" d="M0 0h320v140H0z"/>
  <path fill="#43a047" d="M0 140V90q80-60 160-10t160-20v80z"/>
</svg>`;

export default function MediaCard() {
  return (
    <Card sx={{ width: 1, maxWidth: 300 }}>
      <CardMedia
        image={`data:image/svg+xml,${encodeURIComponent(hills)}`}
        title="Green hills below a clear sky"
        sx={{ height: 140 }}
      />
      <CardContent>
        <Typography variant="h5" component="h3" gutterBottom>
          Ridge trail
        </Typography>
        <Typography variant="body2">12 km, 480 m of ascent, open all year.</Typography>
      </CardContent>
      <CardActions>
        <Button size="small">Show the map</Button>
        <Button size="small">Share</Button>
      </CardActions>
    </Card>
  );
}
