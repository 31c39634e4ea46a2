import AspectRatio from '@mui/joy/AspectRatio';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import Typography from '@mui/joy/Typography';
import { lamp } from './pictures';

export default function OverflowCard() {
  return (
    <Card sx={{ width: 1, maxWidth: 280 }}>
      <CardOverflow>
        <AspectRatio>
          <img src={lamp} alt="A desk lamp with a cone-shaped shade" />
        </AspectRatio>
      </CardOverflow>
      <CardContent>
        <Typography component="h3">Desk lamp, 49 €</Typography>
        <Typography level="body-sm">Only 7 left in stock</Typography>
      </CardContent>
      <CardOverflow>
        <Button size="lg">Add the lamp to cart</Button>
      </CardOverflow>
    </Card>
  );
}
