import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import SvgIcon from '@mui/joy/SvgIcon';

const folder = (
  <SvgIcon>
    <path d="M10 5H4v14h16V7h-8z" />
  </SvgIcon>
);

export default function AutocompleteDecorators() {
  return (
    <FormControl sx={{ width: 240 }}>
      <FormLabel>Folder</FormLabel>
      <Autocomplete options={['Contracts', 'Invoices', 'Receipts']} startDecorator={folder} />
    </FormControl>
  );
}
