import * as React from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function ErrorRadios() {
  const [message, setMessage] = React.useState('');

  function handleSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const answer = new FormData(event.currentTarget).get('attendance');
    setMessage(answer ? '' : 'Choose an answer.');
  }

  return (
    <form onSubmit={handleSubmit}>
      <FormControl required error={message !== ''}>
        <FormLabel id="attendance-label">Will you attend?</FormLabel>
        <RadioGroup
          name="attendance"
          aria-labelledby="attendance-label"
          aria-describedby="attendance-error"
          aria-required
          onChange={() => setMessage('')}
        >
          <FormControlLabel value="yes" control={<Radio />} label="Yes, in person" />
          <FormControlLabel value="online" control={<Radio />} label="Yes, online" />
        </RadioGroup>
        <FormHelperText id="attendance-error" role="alert">
          {message}
        </FormHelperText>
        <Button type="submit">Send answer</Button>
      </FormControl>
    </form>
  );
}
