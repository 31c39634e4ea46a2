import AspectRatio from '@mui/joy/AspectRatio';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Skeleton from '@mui/joy/Skeleton';
import Typography from '@mui/joy/Typography';

export default function BasicCardSkeleton() {
  return (
    <Card aria-busy="true" sx={{ width: 280 }}>
      <Typography level="title-md" component="h3">
        Tour of the day
      </Typography>
      <AspectRatio ratio="2">
        <Skeleton />
      </AspectRatio>
      <Skeleton variant="text" level="body-sm" width="80%" />
      <Button>See all tours</Button>
    </Card>
  );
}
