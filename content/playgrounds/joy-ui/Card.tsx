import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import type { CardProps } from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Typography from '@mui/joy/Typography';

export const order = [
  'variant',
  'color',
  'size',
  'orientation',
  'invertedColors',
] satisfies (keyof CardProps)[];

export default function CardExample(props: CardProps) {
  return (
    <Card sx={{ maxWidth: 280 }} {...props}>
      <CardContent>
        <Typography level="title-md">Desk lamp</Typography>
        <Typography level="body-sm">Dimmable, with a warm light</Typography>
      </CardContent>
      <Button>Add to cart</Button>
    </Card>
  );
}
