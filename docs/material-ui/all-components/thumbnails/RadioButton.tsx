import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function RadioButtonThumbnail() {
  return (
    <RadioGroup defaultValue="card" name="thumbnail-payment">
      <FormControlLabel value="card" control={<Radio size="small" />} label="Card" />
      <FormControlLabel value="invoice" control={<Radio size="small" />} label="Invoice" />
    </RadioGroup>
  );
}
