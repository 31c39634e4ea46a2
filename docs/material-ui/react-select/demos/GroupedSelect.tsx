import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

export default function GroupedSelect() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <FormControl sx={{ width: 200 }}>
        <InputLabel htmlFor="grouped-dock">Dock</InputLabel>
        <Select native id="grouped-dock" label="Dock" defaultValue="n2">
          <optgroup label="North gate">
            <option value="n1">Dock 1</option>
            <option value="n2">Dock 2</option>
          </optgroup>
          <optgroup label="South gate">
            <option value="s3">Dock 3</option>
          </optgroup>
        </Select>
      </FormControl>
      <FormControl sx={{ width: 200 }}>
        <InputLabel id="grouped-room-label">Room</InputLabel>
        <Select labelId="grouped-room-label" id="grouped-room" label="Room" defaultValue="107">
          <ListSubheader>First floor</ListSubheader>
          <MenuItem value="107">Room 107</MenuItem>
          <MenuItem value="112">Room 112</MenuItem>
          <ListSubheader>Second floor</ListSubheader>
          <MenuItem value="204">Room 204</MenuItem>
        </Select>
      </FormControl>
    </Stack>
  );
}
