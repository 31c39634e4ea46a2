import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';

export default function TextareaSizes() {
  return (
    <Stack spacing={2} sx={{ width: 260 }}>
      <Textarea size="sm" aria-label="Reason, sm" placeholder="Reason" />
      <Textarea size="md" aria-label="Reason, md" placeholder="Reason" />
      <Textarea size="lg" aria-label="Reason, lg" placeholder="Reason" />
    </Stack>
  );
}
