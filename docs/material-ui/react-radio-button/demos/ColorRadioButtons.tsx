import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function ColorRadioButtons() {
  return (
    <FormControl>
      <FormLabel id="risk-label">Risk of the change</FormLabel>
      <RadioGroup row aria-labelledby="risk-label" name="risk" defaultValue="medium">
        <FormControlLabel value="low" control={<Radio color="success" />} label="Low" />
        <FormControlLabel value="medium" control={<Radio color="warning" />} label="Medium" />
        <FormControlLabel value="high" control={<Radio color="error" />} label="High" />
        <FormControlLabel value="unknown" control={<Radio color="default" />} label="Unknown" />
      </RadioGroup>
    </FormControl>
  );
}
