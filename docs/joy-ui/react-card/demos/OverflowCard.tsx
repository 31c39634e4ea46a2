import AspectRatio from '@mui/joy/AspectRatio';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import Typography from '@mui/joy/Typography';
import { hills } from './pictures';

export default function OverflowCard() {
  return (
    <Card sx={{ width: 1, maxWidth: 300 }}>
      <CardOverflow>
        <AspectRatio ratio="16/9">
          <img src={hills} alt="Green hills at sunset" />
        </AspectRatio>
      </CardOverflow>
      <CardContent>
        <Typography level="title-md" component="h3">
          Ridge trail
        </Typography>
      </CardContent>
      <CardOverflow variant="soft">9 km, 340 m uphill</CardOverflow>
    </Card>
  );
}
