import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function BasicSelect() {
  return (
    <FormControl sx={{ width: 240 }}>
      <InputLabel id="basic-priority-label">Priority</InputLabel>
      <Select
        labelId="basic-priority-label"
        id="basic-priority"
        name="priority"
        label="Priority"
        defaultValue="normal"
      >
        <MenuItem value="low">Low</MenuItem>
        <MenuItem value="normal">Normal</MenuItem>
        <MenuItem value="urgent">Urgent</MenuItem>
      </Select>
    </FormControl>
  );
}
