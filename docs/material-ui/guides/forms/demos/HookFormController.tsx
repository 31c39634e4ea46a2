import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { Controller, useForm } from 'react-hook-form';

export default function HookFormController() {
  const [status, setStatus] = React.useState('');
  const { control, handleSubmit } = useForm({ defaultValues: { room: '', catering: false } });
  const submit = handleSubmit(({ room, catering }) => {
    setStatus(`Booked: ${room}, ${catering ? 'with' : 'without'} catering`);
  });

  return (
    <Stack
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      spacing={2}
      useFlexGap
      sx={{ width: '100%', maxWidth: 280 }}
    >
      <Controller
        name="room"
        control={control}
        rules={{ required: 'Choose a room.' }}
        render={({ field: { ref, ...field }, fieldState: { error } }) => (
          <TextField
            {...field}
            select
            label="Room"
            inputRef={ref}
            error={error !== undefined}
            helperText={error?.message ?? ' '}
          >
            <MenuItem value="Cedar">Cedar</MenuItem>
            <MenuItem value="Willow">Willow</MenuItem>
          </TextField>
        )}
      />
      <Controller
        name="catering"
        control={control}
        render={({ field: { ref, value, ...field } }) => (
          <FormControlLabel
            {...field}
            control={<Checkbox checked={value} inputRef={ref} />}
            label="Catering"
          />
        )}
      />
      <Button type="submit" variant="contained">
        Book room
      </Button>
      <span role="status">{status}</span>
    </Stack>
  );
}
