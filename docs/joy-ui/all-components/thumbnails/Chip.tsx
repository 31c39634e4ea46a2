import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';

export default function ChipThumbnail() {
  return (
    <Stack direction="row" spacing={1}>
      <Chip color="primary">New</Chip>
      <Chip color="success" variant="soft">
        Paid
      </Chip>
      <Chip variant="outlined">Draft</Chip>
    </Stack>
  );
}
