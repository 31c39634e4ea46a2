import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import { outlinedInputClasses } from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { styled } from '@mui/material/styles';

const RoundedSelect = styled(Select)({
  borderRadius: 999,
  [`& .${outlinedInputClasses.notchedOutline}`]: { borderWidth: 2 },
});

export default function CustomizedSelects() {
  return (
    <FormControl sx={{ width: 240 }}>
      <InputLabel id="customized-sort-label">Sort by</InputLabel>
      <RoundedSelect
        labelId="customized-sort-label"
        id="customized-sort"
        label="Sort by"
        defaultValue="newest"
        IconComponent={ExpandMoreIcon}
        MenuProps={{ slotProps: { paper: { sx: { mt: 1, borderRadius: 4 } } } }}
      >
        <MenuItem value="newest">Newest first</MenuItem>
        <MenuItem value="oldest">Oldest first</MenuItem>
        <MenuItem value="size">Largest file</MenuItem>
      </RoundedSelect>
    </FormControl>
  );
}
