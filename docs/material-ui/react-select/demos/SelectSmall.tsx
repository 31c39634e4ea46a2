import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function SelectSmall() {
  return (
    <FormControl size="small" sx={{ width: 160 }}>
      <InputLabel id="small-status-label">Status</InputLabel>
      <Select labelId="small-status-label" id="small-status" label="Status" defaultValue="open">
        <MenuItem value="open">Open</MenuItem>
        <MenuItem value="waiting">Waiting</MenuItem>
        <MenuItem value="closed">Closed</MenuItem>
      </Select>
    </FormControl>
  );
}
