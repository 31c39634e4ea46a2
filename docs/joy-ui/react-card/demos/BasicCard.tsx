import AspectRatio from '@mui/joy/AspectRatio';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Typography from '@mui/joy/Typography';
import { harbor } from './pictures';

export default function BasicCard() {
  return (
    <Card sx={{ width: 1, maxWidth: 300 }}>
      <AspectRatio>
        <img src={harbor} alt="A sailing boat on calm water" />
      </AspectRatio>
      <CardContent orientation="horizontal" sx={{ alignItems: 'center' }}>
        <Typography level="title-md" component="h3" sx={{ flexGrow: 1 }}>
          Harbor tour
        </Typography>
        <Button size="sm">Book the tour</Button>
      </CardContent>
    </Card>
  );
}
