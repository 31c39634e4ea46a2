import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

export default function RadioUsage() {
  return (
    <FormControl>
      <FormLabel>Delivery</FormLabel>
      <RadioGroup name="delivery" defaultValue="post">
        <Radio value="post" label="By post, 3 to 5 days" />
        <Radio value="courier" label="By courier, the next day" />
        <Radio value="pickup" label="Pick it up in the shop" />
      </RadioGroup>
    </FormControl>
  );
}
