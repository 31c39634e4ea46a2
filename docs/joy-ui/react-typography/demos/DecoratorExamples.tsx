import Card from '@mui/joy/Card';
import Chip from '@mui/joy/Chip';
import Typography from '@mui/joy/Typography';

export default function DecoratorExamples() {
  return (
    <Card sx={{ width: 260 }}>
      <Typography level="title-md" component="h3">
        Orders this week
      </Typography>
      <Typography
        level="h2"
        component="p"
        endDecorator={
          <Chip component="span" color="success">
            12% more
          </Chip>
        }
        sx={{ justifyContent: 'space-between' }}
      >
        1,284
      </Typography>
      <Typography level="body-sm">Compared with last week</Typography>
    </Card>
  );
}
