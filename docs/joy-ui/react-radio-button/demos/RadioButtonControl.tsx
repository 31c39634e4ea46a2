import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

export default function RadioButtonControl() {
  return (
    <RadioGroup aria-label="Who can see the album" name="album" sx={{ gap: 1.5 }}>
      <FormControl>
        <Radio value="family" label="Family" />
        <FormHelperText>The six accounts that you invited.</FormHelperText>
      </FormControl>
      <FormControl>
        <Radio value="link" label="Anyone with the link" />
        <FormHelperText>They need no account.</FormHelperText>
      </FormControl>
    </RadioGroup>
  );
}
