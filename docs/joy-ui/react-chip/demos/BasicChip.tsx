import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';

export default function BasicChip() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <Chip size="sm" variant="soft">
        Draft
      </Chip>
      <Chip size="md" variant="outlined">
        In review
      </Chip>
      <Chip size="lg" variant="solid">
        Published
      </Chip>
    </Stack>
  );
}
