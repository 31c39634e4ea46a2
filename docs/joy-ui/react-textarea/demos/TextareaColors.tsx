import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';

export default function TextareaColors() {
  return (
    <Stack spacing={2} sx={{ width: 260 }}>
      <Textarea color="neutral" aria-label="Remark, neutral" placeholder="Remark" />
      <Textarea color="primary" aria-label="Remark, primary" placeholder="Remark" />
      <Textarea color="danger" aria-label="Remark, danger" placeholder="Remark" />
      <Textarea color="success" aria-label="Remark, success" placeholder="Remark" />
      <Textarea color="warning" aria-label="Remark, warning" placeholder="Remark" />
    </Stack>
  );
}
