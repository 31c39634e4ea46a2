import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Typography from '@mui/joy/Typography';

export default function NestedCard() {
  return (
    <Card size="lg" sx={{ width: 1, maxWidth: 320 }}>
      <Typography level="title-lg" component="h3">
        Today’s deliveries
      </Typography>
      <Card variant="soft" size="sm">
        <CardContent>08:30, flour for the bakery</CardContent>
      </Card>
      <Card variant="soft" size="sm">
        <CardContent>11:00, boxes for the shop</CardContent>
      </Card>
    </Card>
  );
}
