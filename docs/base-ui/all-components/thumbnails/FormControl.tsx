import { FormControl } from '@mui/base/FormControl';
import { Input } from '@mui/base/Input';
import Stack from '@mui/system/Stack';

export default function FormControlThumbnail() {
  return (
    <FormControl defaultValue="" required>
      <Stack spacing={0.5}>
        <span>Work email *</span>
        <Input slotProps={{ input: { size: 16 } }} />
      </Stack>
    </FormControl>
  );
}
