import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import LinearProgress from '@mui/joy/LinearProgress';

export default function PasswordMeterInput() {
  const [password, setPassword] = React.useState('');
  const missing = Math.max(12 - password.length, 0);
  const percent = ((12 - missing) / 12) * 100;

  return (
    <FormControl sx={{ width: 260, gap: 0.5 }}>
      <FormLabel>New password</FormLabel>
      <Input
        type="password"
        autoComplete="new-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <LinearProgress determinate value={percent} aria-hidden="true" />
      <FormHelperText>
        {missing > 0 ? `${missing} more characters needed` : 'Long enough'}
      </FormHelperText>
    </FormControl>
  );
}
