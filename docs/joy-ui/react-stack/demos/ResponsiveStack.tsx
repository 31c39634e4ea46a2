import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';

export default function ResponsiveStack() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={{ xs: 1, sm: 2, md: 4 }}>
      <Chip>Ordered</Chip>
      <Chip color="primary">Packed</Chip>
      <Chip color="success">Delivered</Chip>
    </Stack>
  );
}
