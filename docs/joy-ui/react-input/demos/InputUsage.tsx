import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function InputUsage() {
  return (
    <FormControl sx={{ width: 260 }}>
      <FormLabel>Project name</FormLabel>
      <Input name="project" placeholder="Harbor renovation" />
    </FormControl>
  );
}
