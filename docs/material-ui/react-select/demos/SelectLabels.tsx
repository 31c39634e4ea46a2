import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function SelectLabels() {
  return (
    <FormControl sx={{ width: 240 }}>
      <InputLabel shrink id="labels-assignee-label">
        Assignee
      </InputLabel>
      <Select
        displayEmpty
        labelId="labels-assignee-label"
        id="labels-assignee"
        label="Assignee"
        defaultValue=""
        aria-describedby="labels-assignee-help"
      >
        <MenuItem value="">Nobody yet</MenuItem>
        <MenuItem value="amara">Amara Okafor</MenuItem>
        <MenuItem value="ines">Inês Ferreira</MenuItem>
        <MenuItem value="ken">Ken Watanabe</MenuItem>
      </Select>
      <FormHelperText id="labels-assignee-help">Gets an email about the ticket</FormHelperText>
    </FormControl>
  );
}
