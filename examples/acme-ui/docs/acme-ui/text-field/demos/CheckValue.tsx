import { useState } from 'react';
import { TextField } from 'acme-ui';

export default function CheckValue() {
  const [name, setName] = useState('');
  return (
    <TextField
      label="Name"
      hint="As on your passport"
      error={/\d/.test(name) ? 'A name has no digits.' : undefined}
      value={name}
      onChange={(event) => setName(event.target.value)}
    />
  );
}
