import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';

export default function FieldGroups() {
  const [message, setMessage] = React.useState('');
  const firstRef = React.useRef<HTMLInputElement>(null);

  function handleSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const days = new FormData(event.currentTarget).getAll('day') as string[];
    setMessage(days.length === 0 ? 'Choose at least one day.' : `Saved: ${days.join(', ')}`);
    if (days.length === 0) {
      firstRef.current?.focus();
    }
  }

  return (
    <form onSubmit={handleSubmit}>
      <FormControl
        component="fieldset"
        variant="standard"
        error={message.startsWith('Choose')}
        aria-describedby="day-message"
      >
        <FormLabel component="legend">Delivery days</FormLabel>
        <FormGroup>
          <FormControlLabel
            inputRef={firstRef}
            control={<Checkbox name="day" value="Monday" />}
            label="Monday"
          />
          <FormControlLabel control={<Checkbox name="day" value="Thursday" />} label="Thursday" />
        </FormGroup>
        <FormHelperText id="day-message" role="status">
          {message}
        </FormHelperText>
      </FormControl>
      <div>
        <Button type="submit">Save delivery days</Button>
      </div>
    </form>
  );
}
