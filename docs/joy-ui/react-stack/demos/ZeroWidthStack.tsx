import Avatar from '@mui/joy/Avatar';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function ZeroWidthStack() {
  return (
    <Sheet variant="outlined" sx={{ width: 1, maxWidth: 300, p: 2, borderRadius: 'sm' }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Avatar aria-hidden="true">LN</Avatar>
        <Stack sx={{ minWidth: 0 }}>
          <Typography level="title-sm">Linh Nguyen</Typography>
          <Typography level="body-sm" noWrap>
            Shared the lease of the warehouse at the northern harbor
          </Typography>
        </Stack>
      </Stack>
    </Sheet>
  );
}
