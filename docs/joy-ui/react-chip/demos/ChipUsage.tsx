import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';

export default function ChipUsage() {
  return (
    <Stack direction="row" spacing={1}>
      <Chip color="success">Paid</Chip>
      <Chip color="warning">Due soon</Chip>
      <Chip color="danger">Overdue</Chip>
    </Stack>
  );
}
