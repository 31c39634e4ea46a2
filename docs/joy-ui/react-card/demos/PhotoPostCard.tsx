import AspectRatio from '@mui/joy/AspectRatio';
import Avatar from '@mui/joy/Avatar';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import Typography from '@mui/joy/Typography';
import { harbor } from './pictures';

export default function PhotoPostCard() {
  return (
    <Card component="article" sx={{ width: 1, maxWidth: 300 }}>
      <CardContent orientation="horizontal" sx={{ alignItems: 'center' }}>
        <Avatar size="sm">HK</Avatar>
        <Typography level="title-sm">Hana Kim</Typography>
      </CardContent>
      <CardOverflow>
        <AspectRatio>
          <img src={harbor} alt="A sailing boat on calm water" />
        </AspectRatio>
      </CardOverflow>
      <Typography level="body-sm">First evening without rain this week.</Typography>
    </Card>
  );
}
