import Checkbox from '@mui/joy/Checkbox';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';

export default function HelperTextCheckbox() {
  return (
    <FormControl>
      <Checkbox label="Share my calendar" name="share" value="calendar" />
      <FormHelperText>Colleagues see when you are busy, but not why.</FormHelperText>
    </FormControl>
  );
}
