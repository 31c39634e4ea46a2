import Checkbox from '@mui/joy/Checkbox';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';

export default function OverlayCheckbox() {
  return (
    <Stack spacing={1.5} sx={{ width: 260 }}>
      <Sheet variant="outlined" sx={{ p: 2, borderRadius: 'md' }}>
        <Checkbox overlay label="Window seat" name="seat" value="window" defaultChecked />
      </Sheet>
      <Sheet variant="outlined" sx={{ p: 2, borderRadius: 'md' }}>
        <Checkbox overlay label="Quiet coach" name="seat" value="quiet" />
      </Sheet>
    </Stack>
  );
}
