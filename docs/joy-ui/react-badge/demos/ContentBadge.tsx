import Badge from '@mui/joy/Badge';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import SvgIcon from '@mui/joy/SvgIcon';

const check = (
  <SvgIcon titleAccess="done">
    <path d="m9 16.2-4.2-4.2-1.4 1.4L9 19 21 7l-1.4-1.4z" />
  </SvgIcon>
);

export default function ContentBadge() {
  return (
    <Stack direction="row" spacing={4}>
      <Badge badgeContent="New">
        <Chip size="lg" variant="outlined">
          Route planner
        </Chip>
      </Badge>
      <Badge badgeContent={check} color="success" sx={{ '--Badge-paddingX': '0px' }}>
        <Chip size="lg" variant="outlined">
          Address
        </Chip>
      </Badge>
    </Stack>
  );
}
