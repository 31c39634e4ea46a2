import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const slots = [
  { label: '08:00', isTaken: false },
  { label: '10:00', isTaken: true },
  { label: '12:00', isTaken: false },
  { label: '14:00', isTaken: true },
];

export default function DisabledOptions() {
  return (
    <Autocomplete
      options={slots}
      getOptionDisabled={(slot) => slot.isTaken}
      sx={{ width: 280 }}
      renderInput={(params) => <TextField {...params} label="Delivery time" />}
    />
  );
}
