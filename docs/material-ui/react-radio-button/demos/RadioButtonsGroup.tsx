import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function RadioButtonsGroup() {
  return (
    <FormControl>
      <FormLabel id="delivery-label">Delivery</FormLabel>
      <RadioGroup aria-labelledby="delivery-label" name="delivery" defaultValue="standard">
        <FormControlLabel value="standard" control={<Radio />} label="Standard, 3 to 5 days" />
        <FormControlLabel value="express" control={<Radio />} label="Express, next day" />
        <FormControlLabel value="pickup" control={<Radio />} label="Pick up in the store" />
        <FormControlLabel value="courier" disabled control={<Radio />} label="Courier (sold out)" />
      </RadioGroup>
    </FormControl>
  );
}
