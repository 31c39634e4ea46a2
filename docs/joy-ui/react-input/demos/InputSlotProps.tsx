import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function InputSlotProps() {
  return (
    <FormControl sx={{ width: 260 }}>
      <FormLabel>Nights</FormLabel>
      <Input
        type="number"
        defaultValue={2}
        slotProps={{ input: { min: 1, max: 14, step: 1, inputMode: 'numeric' } }}
      />
    </FormControl>
  );
}
