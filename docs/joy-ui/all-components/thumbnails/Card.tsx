import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Typography from '@mui/joy/Typography';

export default function CardThumbnail() {
  return (
    <Card size="sm" sx={{ width: 170 }}>
      <CardContent>
        <Typography component="p" level="title-md">
          Harbor tour
        </Typography>
        <Typography level="body-sm">Every day at noon</Typography>
      </CardContent>
      <Button size="sm">Book</Button>
    </Card>
  );
}
