import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

export default function AutocompleteThumbnail() {
  return (
    <Autocomplete
      open={false}
      options={['Lagos', 'Lima']}
      value="Lima"
      inputValue="Lima"
      sx={{ width: 180 }}
      size="small"
      renderInput={(params) => <TextField {...params} label="City" />}
    />
  );
}
