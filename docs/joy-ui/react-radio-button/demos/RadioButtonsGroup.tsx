import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

export default function RadioButtonsGroup() {
  return (
    <FormControl>
      <FormLabel>Room</FormLabel>
      <RadioGroup orientation="horizontal" name="room" defaultValue="single">
        <Radio value="single" label="Single" />
        <Radio value="double" label="Double" />
        <Radio value="suite" label="Suite" disabled />
      </RadioGroup>
      <FormHelperText>The suite is taken that week.</FormHelperText>
    </FormControl>
  );
}
