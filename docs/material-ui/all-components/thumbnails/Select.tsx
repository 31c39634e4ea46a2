import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function SelectThumbnail() {
  return (
    <FormControl size="small" sx={{ width: 160 }}>
      <InputLabel>Team</InputLabel>
      <Select label="Team" value="design">
        <MenuItem value="design">Design</MenuItem>
      </Select>
    </FormControl>
  );
}
