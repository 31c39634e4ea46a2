import Avatar from '@mui/joy/Avatar';
import Stack from '@mui/joy/Stack';

export default function AvatarVariants() {
  return (
    <Stack direction="row" spacing={2}>
      <Avatar role="img" aria-label="Soft" variant="soft" color="primary" children="SO" />
      <Avatar role="img" aria-label="Solid" variant="solid" color="primary" children="SD" />
      <Avatar role="img" aria-label="Outlined" variant="outlined" color="primary" children="OU" />
      <Avatar role="img" aria-label="Plain" variant="plain" color="primary" children="PL" />
    </Stack>
  );
}
