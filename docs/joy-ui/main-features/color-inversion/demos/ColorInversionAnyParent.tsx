import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Typography from '@mui/joy/Typography';
import { applySolidInversion } from '@mui/joy/colorInversion';

export default function ColorInversionAnyParent() {
  return (
    <Box
      sx={[
        { display: 'grid', gap: 2, p: 3, borderRadius: 'sm', bgcolor: 'neutral.solidBg' },
        applySolidInversion('neutral'),
      ]}
    >
      <Typography level="title-md">New ferry to the islands</Typography>
      <Button>See the timetable</Button>
    </Box>
  );
}
