import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function ClickableLinkChips() {
  return (
    <Stack direction="row" spacing={1}>
      <Chip label="Colors" component="a" href="#color-chip" clickable />
      <Chip label="Sizes" component="a" href="#sizes-chip" variant="outlined" clickable />
    </Stack>
  );
}
