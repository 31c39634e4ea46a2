import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function ChipThumbnail() {
  return (
    <Stack direction="row" spacing={1}>
      <Chip label="Paid" color="success" />
      <Chip label="Draft" variant="outlined" />
    </Stack>
  );
}
