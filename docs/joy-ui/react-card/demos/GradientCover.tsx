import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardCover from '@mui/joy/CardCover';
import Typography from '@mui/joy/Typography';
import { hills } from './pictures';

export default function GradientCover() {
  return (
    <Card sx={{ width: 1, maxWidth: 300, minHeight: 140 }}>
      <CardCover>
        <img src={hills} alt="" />
      </CardCover>
      <CardCover sx={{ background: 'linear-gradient(transparent 20%, #000c 70%)' }} />
      <CardContent sx={{ justifyContent: 'flex-end', color: '#fff' }}>
        <Typography level="title-lg" component="h3" textColor="inherit">
          Ridge trail
        </Typography>
      </CardContent>
    </Card>
  );
}
