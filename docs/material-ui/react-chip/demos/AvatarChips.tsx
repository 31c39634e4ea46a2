import Avatar from '@mui/material/Avatar';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function AvatarChips() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Chip avatar={<Avatar>S</Avatar>} label="Samira Haddad" />
      <Chip avatar={<Avatar>T</Avatar>} label="Tomás Silva" variant="outlined" />
      <Chip avatar={<Avatar>P</Avatar>} label="Priya Nair" color="primary" />
    </Stack>
  );
}
