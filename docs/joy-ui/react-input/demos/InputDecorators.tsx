import * as React from 'react';
import IconButton from '@mui/joy/IconButton';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import SvgIcon from '@mui/joy/SvgIcon';

const eye = (
  <SvgIcon>
    <path d="M12 5C6 5 2 12 2 12s4 7 10 7 10-7 10-7-4-7-10-7m0 11a4 4 0 1 1 0-8 4 4 0 0 1 0 8" />
  </SvgIcon>
);

export default function InputDecorators() {
  const [shown, setShown] = React.useState(false);
  const toggle = (
    <IconButton aria-label="Show password" aria-pressed={shown} onClick={() => setShown(!shown)}>
      {eye}
    </IconButton>
  );

  return (
    <Stack spacing={2} sx={{ width: 260 }}>
      <Input aria-label="Price in euros" startDecorator="€" endDecorator="per night" />
      <Input
        aria-label="Password"
        type={shown ? 'text' : 'password'}
        autoComplete="current-password"
        defaultValue="tulips-in-may"
        endDecorator={toggle}
      />
    </Stack>
  );
}
