import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';

export default function CheckboxesGroup() {
  const [days, setDays] = React.useState({ Monday: true, Wednesday: false, Friday: false });
  const error = Object.values(days).filter(Boolean).length < 2;

  return (
    <FormControl component="fieldset" error={error} aria-describedby="days-help">
      <FormLabel component="legend">Days in the office</FormLabel>
      <FormGroup>
        {Object.entries(days).map(([day, checked]) => (
          <FormControlLabel
            key={day}
            control={<Checkbox name={day} checked={checked} />}
            onChange={(_event, isChecked) => setDays({ ...days, [day]: isChecked })}
            label={day}
          />
        ))}
      </FormGroup>
      <FormHelperText id="days-help">
        {error ? 'Choose at least two days.' : 'You can change this later.'}
      </FormHelperText>
    </FormControl>
  );
}
