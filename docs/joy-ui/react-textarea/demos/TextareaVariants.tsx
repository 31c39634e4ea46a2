import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';

export default function TextareaVariants() {
  return (
    <Stack spacing={2} sx={{ width: 260 }}>
      <Textarea variant="outlined" aria-label="Message, outlined" placeholder="Message" />
      <Textarea variant="soft" aria-label="Message, soft" placeholder="Message" />
      <Textarea variant="solid" aria-label="Message, solid" placeholder="Message" />
      <Textarea variant="plain" aria-label="Message, plain" placeholder="Message" />
    </Stack>
  );
}
