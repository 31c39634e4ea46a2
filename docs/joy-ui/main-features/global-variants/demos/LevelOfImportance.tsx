import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function LevelOfImportance() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="solid">Place order</Button>
      <Button variant="soft">Save for later</Button>
      <Button variant="outlined">Print</Button>
      <Button variant="plain">Cancel</Button>
    </Stack>
  );
}
