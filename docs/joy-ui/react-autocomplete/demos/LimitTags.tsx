import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';

const formats = ['CSV', 'JSON', 'PDF', 'XLSX', 'XML'];

export default function LimitTags() {
  return (
    <FormControl sx={{ width: 260 }}>
      <FormLabel>File formats</FormLabel>
      <Autocomplete
        multiple
        limitTags={2}
        options={formats}
        defaultValue={['CSV', 'JSON', 'PDF', 'XML']}
      />
    </FormControl>
  );
}
