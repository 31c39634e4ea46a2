import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardCover from '@mui/joy/CardCover';
import Typography from '@mui/joy/Typography';
import { harbor } from './pictures';

export default function MediaCover() {
  return (
    <Card sx={{ width: 1, maxWidth: 300, minHeight: 180 }}>
      <CardCover>
        <img src={harbor} alt="" />
      </CardCover>
      <CardContent sx={{ justifyContent: 'flex-end', color: '#fff' }}>
        <Typography level="title-lg" component="h3" textColor="inherit">
          Harbor tour
        </Typography>
      </CardContent>
    </Card>
  );
}
