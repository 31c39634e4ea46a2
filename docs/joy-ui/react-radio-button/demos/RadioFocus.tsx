import Radio, { radioClasses } from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

export default function RadioFocus() {
  return (
    <RadioGroup aria-label="Outline" name="outline" defaultValue="both">
      <Radio value="both" label="Outline around dot and label" />
      <Radio
        value="dot"
        label="Outline around the dot"
        sx={{ [`& .${radioClasses.radio}`]: { position: 'relative' } }}
      />
    </RadioGroup>
  );
}
