import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

export default function RadioButtonThumbnail() {
  return (
    <RadioGroup name="joy-thumbnail-delivery" defaultValue="pickup" aria-label="Delivery">
      <Radio value="pickup" label="Pick up" />
      <Radio value="post" label="By post" />
    </RadioGroup>
  );
}
