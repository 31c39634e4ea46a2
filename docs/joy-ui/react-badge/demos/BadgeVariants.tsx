import Badge from '@mui/joy/Badge';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function BadgeVariants() {
  return (
    <Stack direction="row" spacing={4} useFlexGap sx={{ flexWrap: 'wrap', '& p': { pr: 1.5 } }}>
      <Badge variant="solid" badgeContent={4}>
        <Typography>Solid</Typography>
      </Badge>
      <Badge variant="soft" badgeContent={4}>
        <Typography>Soft</Typography>
      </Badge>
      <Badge variant="outlined" badgeContent={4}>
        <Typography>Outlined</Typography>
      </Badge>
      <Badge variant="plain" badgeContent={4}>
        <Typography>Plain</Typography>
      </Badge>
    </Stack>
  );
}
