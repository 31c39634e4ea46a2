import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Link from '@mui/joy/Link';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function LoginFinal() {
  const [done, setDone] = React.useState('');
  return (
    <Sheet
      component="form"
      variant="outlined"
      sx={{
        width: '100%',
        maxWidth: 300,
        p: 3,
        display: 'grid',
        gap: 2,
        borderRadius: 'sm',
        boxShadow: 'md',
      }}
      onSubmit={(event) => {
        event.preventDefault();
        setDone('Signed in.');
      }}
    >
      <Typography level="h4" component="h2">
        Welcome
      </Typography>
      <FormControl required>
        <FormLabel>Email</FormLabel>
        <Input name="email" type="email" autoComplete="email" />
      </FormControl>
      <FormControl required>
        <FormLabel>Password</FormLabel>
        <Input name="password" type="password" autoComplete="current-password" />
      </FormControl>
      <Button type="submit">Sign in</Button>
      <Typography level="body-sm">
        No account? <Link href="#summary">Sign up</Link>
      </Typography>
      <Typography role="status" level="body-sm" sx={{ minHeight: 20 }}>
        {done}
      </Typography>
    </Sheet>
  );
}
