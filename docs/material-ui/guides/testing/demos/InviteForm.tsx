import * as React from 'react';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function InviteForm() {
  const [status, setStatus] = React.useState('');

  function handleSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const { email, role } = Object.fromEntries(values) as Record<string, string>;
    setStatus(`${email} joins as ${role}.`);
  }

  return (
    <Stack
      component="form"
      onSubmit={handleSubmit}
      spacing={2}
      sx={{ width: '100%', maxWidth: 320 }}
    >
      <TextField required type="email" name="email" label="Email" />
      <TextField select name="role" label="Role" defaultValue="viewer">
        <MenuItem value="viewer">Viewer</MenuItem>
        <MenuItem value="editor">Editor</MenuItem>
      </TextField>
      <Button type="submit" variant="contained">
        Invite
      </Button>
      <span role="status">{status}</span>
    </Stack>
  );
}
