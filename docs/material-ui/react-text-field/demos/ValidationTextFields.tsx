import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function ValidationTextFields() {
  const [error, setError] = React.useState('');
  const [status, setStatus] = React.useState('');
  const inputRef = React.useRef<HTMLInputElement>(null);

  function handleSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const isValid = /^[A-Z]{2}\d{8}$/.test(inputRef.current?.value ?? '');
    setError(isValid ? '' : 'Enter two letters and eight digits, such as DE12345678.');
    setStatus(isValid ? 'VAT number saved' : '');
    if (!isValid) {
      inputRef.current?.focus();
    }
  }

  return (
    <Stack component="form" noValidate onSubmit={handleSubmit} spacing={2} sx={{ width: 280 }}>
      <TextField
        required
        name="vat"
        label="VAT number"
        defaultValue="DE1234"
        error={error !== ''}
        helperText={error || 'Printed on your invoices.'}
        inputRef={inputRef}
      />
      <Button type="submit" variant="contained">
        Save billing details
      </Button>
      <span role="status">{status}</span>
    </Stack>
  );
}
