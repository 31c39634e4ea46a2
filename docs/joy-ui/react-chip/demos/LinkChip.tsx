import Chip from '@mui/joy/Chip';

export default function LinkChip() {
  return (
    <Chip variant="outlined" slotProps={{ action: { component: 'a', href: '#as-a-link' } }}>
      Release notes
    </Chip>
  );
}
