import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const MAX_LENGTH = 20;

export default function StateTextFields() {
  const [name, setName] = React.useState('Quarterly review');

  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <TextField
        label="Controlled title"
        value={name}
        onChange={(event) => setName(event.target.value.slice(0, MAX_LENGTH))}
        helperText={`${name.length} of ${MAX_LENGTH} characters`}
      />
      <TextField name="room" label="Uncontrolled room" defaultValue="Room 3.07" />
    </Stack>
  );
}
