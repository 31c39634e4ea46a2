import Avatar from '@mui/joy/Avatar';
import Box from '@mui/joy/Box';
import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';
import Tooltip from '@mui/joy/Tooltip';
import Typography from '@mui/joy/Typography';

export default function ProfileTooltip() {
  const profile = (
    <Stack direction="row" spacing={1.5} sx={{ p: 1, maxWidth: 260 }}>
      <Avatar aria-hidden>SR</Avatar>
      <div>
        <Typography level="title-sm">Sana Rahman</Typography>
        <Typography level="body-sm">Repairs accordions in Porto</Typography>
      </div>
    </Stack>
  );

  return (
    <Box component="p">
      Restored by{' '}
      <Tooltip arrow describeChild title={profile} variant="outlined" placement="top-start">
        <Link href="#profile-tooltip">Sana Rahman</Link>
      </Tooltip>
    </Box>
  );
}
