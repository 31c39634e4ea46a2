import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';

const recent = ['overdue invoices', 'orders of March', 'returns'];

export default function FreeSolo() {
  return (
    <FormControl sx={{ width: 240 }}>
      <FormLabel>Search orders</FormLabel>
      <Autocomplete freeSolo options={recent} type="search" />
    </FormControl>
  );
}
