import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function SelectAutoWidth() {
  return (
    <FormControl sx={{ minWidth: 96 }}>
      <InputLabel id="auto-width-unit-label">Unit</InputLabel>
      <Select
        autoWidth
        labelId="auto-width-unit-label"
        id="auto-width-unit"
        label="Unit"
        defaultValue="kg"
      >
        <MenuItem value="g">g</MenuItem>
        <MenuItem value="kg">kg</MenuItem>
        <MenuItem value="t">t</MenuItem>
      </Select>
    </FormControl>
  );
}
