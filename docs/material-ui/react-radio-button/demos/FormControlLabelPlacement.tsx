import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function FormControlLabelPlacement() {
  return (
    <FormControl>
      <FormLabel id="rating-label">How easy was it to reach us?</FormLabel>
      <RadioGroup row aria-labelledby="rating-label" name="ease">
        {['1', '2', '3', '4', '5'].map((value) => (
          <FormControlLabel
            key={value}
            value={value}
            control={<Radio />}
            label={value}
            labelPlacement="top"
            sx={{ mx: 0.5 }}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
