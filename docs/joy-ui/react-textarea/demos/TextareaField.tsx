import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Textarea from '@mui/joy/Textarea';

export default function TextareaField() {
  return (
    <FormControl required sx={{ width: 280 }}>
      <FormLabel>What happened?</FormLabel>
      <Textarea name="report" minRows={2} />
      <FormHelperText>Only our support team reads this.</FormHelperText>
    </FormControl>
  );
}
