import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useForm } from 'react-hook-form';

interface Project {
  name: string;
  seats: string;
}

export default function HookForm() {
  const [status, setStatus] = React.useState('');
  const { formState, handleSubmit, register } = useForm<Project>();
  const { errors } = formState;
  const submit = handleSubmit(({ name, seats }) => {
    setStatus(`${name} has ${seats} seats.`);
  });

  return (
    <Stack
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      spacing={2}
      sx={{ width: '100%', maxWidth: 280 }}
    >
      <TextField
        required
        label="Project"
        error={errors.name !== undefined}
        helperText={errors.name?.message ?? ' '}
        {...register('name', { required: 'Enter a name.' })}
      />
      <TextField
        required
        label="Seats"
        error={errors.seats !== undefined}
        helperText={errors.seats?.message ?? ' '}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        {...register('seats', {
          pattern: { value: /^\d+$/, message: 'Use digits only.' },
          required: 'Enter a number.',
        })}
      />
      <Button type="submit" variant="contained">
        Create project
      </Button>
      <span role="status">{status}</span>
    </Stack>
  );
}
