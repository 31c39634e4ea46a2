import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';

export default function LabelAndHelperText() {
  return (
    <FormControl sx={{ width: 240 }}>
      <FormLabel>Approver</FormLabel>
      <Autocomplete options={['Amara', 'João', 'Mei', 'Priya']} />
      <FormHelperText>Approvers can’t be the author.</FormHelperText>
    </FormControl>
  );
}
