import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Textarea from '@mui/joy/Textarea';

export default function TextareaUsage() {
  return (
    <FormControl sx={{ width: 280 }}>
      <FormLabel>Note for the courier</FormLabel>
      <Textarea name="note" minRows={2} placeholder="Ring twice, the bell is quiet" />
    </FormControl>
  );
}
