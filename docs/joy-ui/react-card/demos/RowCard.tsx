import AspectRatio from '@mui/joy/AspectRatio';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import Typography from '@mui/joy/Typography';
import { lamp } from './pictures';

export default function RowCard() {
  return (
    <Card orientation="horizontal" sx={{ width: 1, maxWidth: 340 }}>
      <CardOverflow>
        <AspectRatio ratio="1" sx={{ width: 96 }}>
          <img src={lamp} alt="" />
        </AspectRatio>
      </CardOverflow>
      <CardContent>
        <Typography level="title-md" component="h3">
          Desk lamp
        </Typography>
        <Typography level="body-sm">Dimmable, with a warm light</Typography>
      </CardContent>
    </Card>
  );
}
