import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

export default function RadioVariants() {
  return (
    <RadioGroup aria-label="Variant" name="variant" defaultValue="solid">
      <Radio value="outlined" variant="outlined" label="Outlined" />
      <Radio value="soft" variant="soft" label="Soft" />
      <Radio value="solid" variant="solid" label="Solid" />
      <Radio value="plain" variant="plain" label="Plain" />
    </RadioGroup>
  );
}
