import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';

const offices = [
  { label: 'Hanoi', region: 'Asia' },
  { label: 'Osaka', region: 'Asia', full: true },
  { label: 'Lisbon', region: 'Europe' },
  { label: 'Oslo', region: 'Europe' },
];

export default function Grouped() {
  return (
    <FormControl sx={{ width: 240 }}>
      <FormLabel>Office</FormLabel>
      <Autocomplete
        options={offices}
        groupBy={({ region }) => region}
        getOptionDisabled={({ full }) => full ?? false}
      />
    </FormControl>
  );
}
