import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const plans = [
  { name: 'Studio', price: '12 €', text: 'Three projects', props: {} },
  {
    name: 'Agency',
    price: '40 €',
    text: 'Unlimited projects',
    props: { variant: 'solid', color: 'primary', invertedColors: true },
  },
] as const;

export default function PricingCards() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      {plans.map(({ name, price, text, props }) => (
        <Card key={name} size="lg" {...props}>
          <CardContent>
            <Typography level="title-lg">{name}</Typography>
            <Typography textColor="inherit">{text}</Typography>
          </CardContent>
          <CardActions>
            <Typography textColor="inherit" sx={{ mr: 'auto' }}>
              {price} per month
            </Typography>
            <Button>Choose {name}</Button>
          </CardActions>
        </Card>
      ))}
    </Stack>
  );
}
