import * as React from 'react';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Typography from '@mui/joy/Typography';

const fields = [
  { label: 'Card number', name: 'number', autoComplete: 'cc-number' },
  { label: 'Expires', name: 'expires', autoComplete: 'cc-exp' },
  { label: 'Name on the card', name: 'name', autoComplete: 'cc-name' },
];

const send = (event: React.FormEvent) => event.preventDefault();

export default function CreditCardForm() {
  return (
    <Card component="form" onSubmit={send}>
      <Typography level="title-lg" component="h3">
        Pay by card
      </Typography>
      <CardContent sx={{ gap: 1.5 }}>
        {fields.map(({ label, ...field }) => (
          <FormControl key={field.name}>
            <FormLabel>{label}</FormLabel>
            <Input {...field} />
          </FormControl>
        ))}
      </CardContent>
      <Button type="submit">Pay 24 €</Button>
    </Card>
  );
}
