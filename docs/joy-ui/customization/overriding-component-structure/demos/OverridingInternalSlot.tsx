import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';

export default function OverridingInternalSlot() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Chip startDecorator="€" slotProps={{ label: { component: 'strong' } }}>
        Element replaced
      </Chip>
      <Chip startDecorator="€" slots={{ startDecorator: 'em' }}>
        Slot replaced
      </Chip>
    </Stack>
  );
}
