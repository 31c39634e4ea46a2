import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function TextFieldThumbnail() {
  return (
    <FormControl sx={{ width: 180 }}>
      <FormLabel>Team</FormLabel>
      <Input defaultValue="Harbor" />
      <FormHelperText>Shown to everyone</FormHelperText>
    </FormControl>
  );
}
