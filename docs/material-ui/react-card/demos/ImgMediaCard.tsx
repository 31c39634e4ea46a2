import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Typography from '@mui/material/Typography';

const lake = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 140">
  <path fill="#ffe0b2" d="M0 0h300v140H0z"/>
  <path fill="#6d4c41" d="M0 90l90-60 70 60 50-30 90 30z"/>
  <path fill="#0288d1" d="M0 90h300v50H0z"/>
</svg>`;

export default function ImgMediaCard() {
  return (
    <Card sx={{ width: 1, maxWidth: 300 }}>
      <CardMedia
        component="img"
        image={`data:image/svg+xml,${encodeURIComponent(lake)}`}
        alt="A lake below two mountains"
        height={140}
        loading="lazy"
      />
      <CardContent>
        <Typography variant="h5" component="h3" gutterBottom>
          Lake loop
        </Typography>
        <Typography variant="body2">7 km, flat, with a bus stop at both ends.</Typography>
      </CardContent>
    </Card>
  );
}
