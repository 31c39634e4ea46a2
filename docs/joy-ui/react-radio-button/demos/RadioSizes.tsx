import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

export default function RadioSizes() {
  return (
    <RadioGroup aria-label="Portion" name="portion" defaultValue="regular">
      <Radio value="small" size="sm" label="Small portion" />
      <Radio value="regular" size="md" label="Regular portion" />
      <Radio value="large" size="lg" label="Large portion" />
    </RadioGroup>
  );
}
