import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function InputVariants() {
  return (
    <Stack spacing={2} sx={{ width: 260 }}>
      <Input variant="outlined" aria-label="Street, outlined" placeholder="Street" />
      <Input variant="soft" aria-label="Street, soft" placeholder="Street" />
      <Input variant="solid" aria-label="Street, solid" placeholder="Street" />
      <Input variant="plain" aria-label="Street, plain" placeholder="Street" />
    </Stack>
  );
}
