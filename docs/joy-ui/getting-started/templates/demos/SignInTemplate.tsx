import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Link from '@mui/joy/Link';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function SignInTemplate() {
  const [error, setError] = React.useState('');
  const [done, setDone] = React.useState(false);
  const email = React.useRef<HTMLInputElement>(null);
  const signIn = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const valid = email.current?.value.includes('@') ?? false;
    setError(valid ? '' : 'Enter an address such as name@example.com.');
    setDone(valid);
    if (!valid) {
      email.current?.focus();
    }
  };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, minHeight: 460 }}>
      <Sheet variant="solid" color="primary" invertedColors sx={{ p: 4 }}>
        <Typography level="h2" component="p">
          Parcels that arrive
        </Typography>
        <Typography textColor="text.primary">Sign in to follow them from depot to door.</Typography>
      </Sheet>
      <div>
        <form noValidate onSubmit={signIn}>
          <Box sx={{ display: 'grid', gap: 2, p: 4 }}>
            <Typography level="h3" component="h1">
              Sign in
            </Typography>
            <FormControl required error={error !== ''}>
              <FormLabel>Email</FormLabel>
              <Input
                name="email"
                type="email"
                autoComplete="email"
                slotProps={{ input: { ref: email } }}
              />
              {error && <FormHelperText>{error}</FormHelperText>}
            </FormControl>
            <FormControl>
              <FormLabel>Password</FormLabel>
              <Input name="password" type="password" autoComplete="current-password" />
            </FormControl>
            <Checkbox name="stay" label="Stay signed in" />
            <Button type="submit">Sign in</Button>
            <Link href="#sign-in" level="body-sm">
              Forgot your password?
            </Link>
            <Typography role="status" level="body-sm">
              {done && 'Signed in.'}
            </Typography>
          </Box>
        </form>
      </div>
    </Box>
  );
}
