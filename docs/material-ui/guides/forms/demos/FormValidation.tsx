import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function FormValidation() {
  const [wrong, setWrong] = React.useState<string[]>([]);
  const [status, setStatus] = React.useState('');

  function handleSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const inputs = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input:invalid')];
    setWrong(inputs.map((input) => input.name));
    setStatus(inputs.length === 0 ? 'The team was created.' : '');
    inputs[0]?.focus();
  }

  function handleChange({ target }: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) {
    if (target.validity.valid) {
      setWrong((names) => names.filter((name) => name !== target.name));
    }
  }

  return (
    <Stack
      component="form"
      noValidate
      onSubmit={handleSubmit}
      spacing={2}
      sx={{ width: '100%', maxWidth: 320 }}
    >
      <TextField
        required
        name="team"
        label="Team"
        onChange={handleChange}
        error={wrong.includes('team')}
        helperText={wrong.includes('team') ? 'Enter a name for the team.' : ' '}
      />
      <TextField
        required
        name="address"
        label="Address"
        onChange={handleChange}
        error={wrong.includes('address')}
        helperText="Lowercase letters and digits, such as lagos2."
        slotProps={{ htmlInput: { pattern: '[a-z0-9]+' } }}
      />
      <Button type="submit" variant="contained">
        Create team
      </Button>
      <span role="status">{status}</span>
    </Stack>
  );
}
