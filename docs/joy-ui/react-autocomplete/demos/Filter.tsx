import Autocomplete, { createFilterOptions } from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';

const parts = [
  { label: 'Bolt', sku: 'B-104' },
  { label: 'Bracket', sku: 'B-220' },
  { label: 'Hinge', sku: 'H-017' },
];

const filterOptions = createFilterOptions<(typeof parts)[number]>({
  stringify: ({ label, sku }) => `${label} ${sku}`,
});

export default function Filter() {
  return (
    <FormControl sx={{ width: 240 }}>
      <FormLabel>Part, by name or number</FormLabel>
      <Autocomplete options={parts} filterOptions={filterOptions} placeholder="H-0" />
    </FormControl>
  );
}
