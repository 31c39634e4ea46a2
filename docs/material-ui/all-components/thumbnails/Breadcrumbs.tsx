import Box from '@mui/material/Box';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';

export default function BreadcrumbsThumbnail() {
  return (
    <Breadcrumbs component="div">
      <Link component="span" underline="hover" color="inherit">
        Docs
      </Link>
      <Box component="span" sx={{ color: 'text.primary' }}>
        Button
      </Box>
    </Breadcrumbs>
  );
}
