import Avatar from '@mui/material/Avatar';
import Badge, { badgeClasses } from '@mui/material/Badge';
import Stack from '@mui/material/Stack';
import EditIcon from '@mui/icons-material/Edit';

const corner = { vertical: 'bottom', horizontal: 'right' } as const;
const ring = { border: '2px solid', borderColor: 'background.paper' };
const colors = { bgcolor: 'primary.main', color: 'primary.contrastText' };

export default function BadgeAvatars() {
  return (
    <Stack direction="row" spacing={3}>
      <Badge
        variant="dot"
        color="success"
        overlap="circular"
        anchorOrigin={corner}
        role="img"
        aria-label="Mei Tanaka, online"
        sx={{
          [`& .${badgeClasses.badge}`]: { ...ring, width: 14, height: 14, borderRadius: '50%' },
        }}
      >
        <Avatar sx={colors}>MT</Avatar>
      </Badge>
      <Badge
        badgeContent={<EditIcon sx={{ fontSize: 14 }} />}
        color="secondary"
        overlap="circular"
        anchorOrigin={corner}
        role="img"
        aria-label="Amara Okafor, editing"
        sx={{ [`& .${badgeClasses.badge}`]: { p: 0, borderRadius: '50%' } }}
      >
        <Avatar sx={colors}>AO</Avatar>
      </Badge>
    </Stack>
  );
}
