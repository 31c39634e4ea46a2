import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function ButtonSizes() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <Button size="sm">Add row</Button>
      <Button size="md">Add table</Button>
      <Button size="lg">Create report</Button>
    </Stack>
  );
}
