import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import type { CardProps } from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

export default function CardExample(props: CardProps) {
  return (
    <Card sx={{ maxWidth: 280 }} {...props}>
      <CardContent>
        <Typography variant="h5" component="p">
          Desk lamp
        </Typography>
        <Typography color="text.secondary">Dimmable, with a warm light.</Typography>
      </CardContent>
      <CardActions>
        <Button size="small">Add to cart</Button>
      </CardActions>
    </Card>
  );
}
