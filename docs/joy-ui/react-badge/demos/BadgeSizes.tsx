import Badge from '@mui/joy/Badge';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function BadgeSizes() {
  return (
    <Stack direction="row" spacing={4} sx={{ '& p': { pr: 1.5 } }}>
      <Badge size="sm" badgeContent={4}>
        <Typography>Small</Typography>
      </Badge>
      <Badge size="md" badgeContent={4}>
        <Typography>Medium</Typography>
      </Badge>
      <Badge size="lg" badgeContent={4}>
        <Typography>Large</Typography>
      </Badge>
    </Stack>
  );
}
