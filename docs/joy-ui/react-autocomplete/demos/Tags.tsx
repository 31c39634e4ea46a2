import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';

const people = ['Amara', 'Fatima', 'João', 'Lars', 'Mei', 'Priya'];

export default function Tags() {
  return (
    <FormControl sx={{ width: 260 }}>
      <FormLabel>Reviewers</FormLabel>
      <Autocomplete multiple options={people} defaultValue={['Amara', 'Mei']} />
    </FormControl>
  );
}
