import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Divider from '@mui/joy/Divider';
import Typography from '@mui/joy/Typography';

export default function DividerInCard() {
  return (
    <Card variant="outlined" sx={{ width: 260 }}>
      <Typography level="title-md">Seedlings</Typography>
      <Divider />
      <CardContent>
        <Typography level="body-sm">24 trays, ready in April</Typography>
      </CardContent>
      <Divider inset="none" />
      <Typography level="body-sm">Glasshouse 2</Typography>
    </Card>
  );
}
