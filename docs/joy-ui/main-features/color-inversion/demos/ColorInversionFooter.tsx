import Divider from '@mui/joy/Divider';
import Link from '@mui/joy/Link';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function ColorInversionFooter() {
  return (
    <Sheet variant="solid" color="neutral" invertedColors sx={{ p: 3, width: '100%' }}>
      <Stack direction="row" spacing={3}>
        <Link href="#footer">Depots</Link>
        <Link href="#footer">Prices</Link>
      </Stack>
      <Divider sx={{ my: 2 }} />
      <Typography level="body-sm" textColor="text.primary">
        Open from 06:00 to 20:00
      </Typography>
    </Sheet>
  );
}
