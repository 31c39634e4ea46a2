import Link from '@mui/joy/Link';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function SheetSidebar() {
  return (
    <Stack direction="row" sx={{ width: 1, maxWidth: 420 }}>
      <Sheet component="nav" aria-label="Archive" variant="soft" sx={{ p: 2 }}>
        <Stack spacing={1}>
          <Link href="#sidebar" aria-current="page">
            Maps
          </Link>
          <Link href="#sidebar">Letters</Link>
        </Stack>
      </Sheet>
      <Sheet component="section" aria-label="Maps" sx={{ flexGrow: 1, p: 2 }}>
        <Typography>Forty maps of the coast</Typography>
      </Sheet>
    </Stack>
  );
}
