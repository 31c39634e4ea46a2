import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

export default function GradientCard() {
  return (
    <Card>
      <CardContent>
        <Typography variant="h6" component="p">
          Order 1042
        </Typography>
        <Typography color="text.secondary">Two pumps for Amara Okafor</Typography>
      </CardContent>
    </Card>
  );
}
