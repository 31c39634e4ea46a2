import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Textarea from '@mui/joy/Textarea';

export default function TextareaRows() {
  return (
    <FormControl sx={{ width: 280 }}>
      <FormLabel>Description</FormLabel>
      <Textarea
        minRows={2}
        maxRows={4}
        defaultValue="Oak table from 1962 with two extensions, sanded and oiled last spring."
      />
    </FormControl>
  );
}
