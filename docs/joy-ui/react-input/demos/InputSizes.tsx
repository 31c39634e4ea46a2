import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function InputSizes() {
  return (
    <Stack spacing={2} sx={{ width: 260 }}>
      <Input size="sm" aria-label="City, sm" placeholder="City" />
      <Input size="md" aria-label="City, md" placeholder="City" />
      <Input size="lg" aria-label="City, lg" placeholder="City" />
    </Stack>
  );
}
