import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function RowRadioButtonsGroup() {
  return (
    <FormControl>
      <FormLabel id="seat-label">Seat</FormLabel>
      <RadioGroup row aria-labelledby="seat-label" name="seat" defaultValue="window">
        <FormControlLabel value="window" control={<Radio />} label="Window" />
        <FormControlLabel value="middle" control={<Radio />} label="Middle" />
        <FormControlLabel value="aisle" control={<Radio />} label="Aisle" />
      </RadioGroup>
    </FormControl>
  );
}
