import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

const button = <Button type="submit">Subscribe</Button>;

export default function InputSubscription() {
  const [done, setDone] = React.useState(false);

  function handleSubmit(event: React.FormEvent) {
    event.preventDefault();
    setDone(true);
  }

  return (
    <form onSubmit={handleSubmit}>
      <FormControl required sx={{ width: 280 }}>
        <FormLabel>Harvest newsletter</FormLabel>
        <Input type="email" name="email" autoComplete="email" endDecorator={button} />
        <FormHelperText role="status">
          {done ? 'Thanks, we sent you a message to confirm.' : 'Once a month, no ads.'}
        </FormHelperText>
      </FormControl>
    </form>
  );
}
