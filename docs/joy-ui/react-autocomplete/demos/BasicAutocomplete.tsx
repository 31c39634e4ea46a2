import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';

const teams = ['Accounting', 'Design', 'Logistics', 'Research', 'Support'];

export default function BasicAutocomplete() {
  return (
    <FormControl sx={{ width: 240 }}>
      <FormLabel>Team</FormLabel>
      <Autocomplete options={teams} placeholder="Find a team" />
    </FormControl>
  );
}
