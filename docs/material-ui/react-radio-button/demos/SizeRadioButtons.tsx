import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const largeRadio = <Radio sx={{ '& .MuiSvgIcon-root': { fontSize: 32 } }} />;

export default function SizeRadioButtons() {
  return (
    <RadioGroup row aria-label="Size of the radio button" name="radio-size" defaultValue="small">
      <FormControlLabel value="small" control={<Radio size="small" />} label="Small" />
      <FormControlLabel value="medium" control={<Radio />} label="Medium" />
      <FormControlLabel value="large" control={largeRadio} label="32 pixels" />
    </RadioGroup>
  );
}
