import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function FieldRefs() {
  const input = React.useRef<HTMLInputElement>(null);

  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <TextField size="small" inputRef={input} name="city" label="City" defaultValue="Porto" />
      <Button onClick={() => input.current?.select()}>Edit</Button>
    </Stack>
  );
}
