import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function InlineChips() {
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
      <Chip label="Packed" />
      <Chip label="Shipped" color="primary" />
    </Stack>
  );
}
