import Badge from '@mui/joy/Badge';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const colors = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;

export default function BadgeColors() {
  return (
    <Stack direction="row" spacing={4} useFlexGap sx={{ flexWrap: 'wrap', '& p': { pr: 1.5 } }}>
      {colors.map((color) => (
        <Badge key={color} color={color} badgeContent={4}>
          <Typography>{color}</Typography>
        </Badge>
      ))}
    </Stack>
  );
}
