import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const cities = ['Accra', 'Bogotá', 'Busan', 'Hanoi', 'Kraków', 'Lagos', 'Porto'];

export default function ComboBox() {
  return (
    <Autocomplete
      options={cities}
      sx={{ width: 280 }}
      renderInput={(params) => <TextField {...params} label="Departure city" />}
    />
  );
}
