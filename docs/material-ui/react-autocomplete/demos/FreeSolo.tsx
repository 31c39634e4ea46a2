import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const recent = ['budget draft', 'contract template', 'delivery report', 'travel policy'];

export default function FreeSolo() {
  return (
    <Autocomplete
      freeSolo
      options={recent}
      sx={{ width: 280 }}
      renderInput={(params) => <TextField {...params} label="Search documents" />}
    />
  );
}
