import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import NavigateNextIcon from '@mui/icons-material/NavigateNext';

const mirrored = { '[dir=rtl] &': { transform: 'scaleX(-1)' } };

const separators = [
  { name: 'Angle', separator: '›' },
  { name: 'Dash', separator: '-' },
  { name: 'Icon', separator: <NavigateNextIcon fontSize="small" sx={mirrored} /> },
];

export default function CustomSeparator() {
  return (
    <Stack spacing={2}>
      {separators.map(({ name, separator }) => (
        <Breadcrumbs key={name} separator={separator} aria-label={`Path (${name})`}>
          <Link href="#basic-breadcrumbs" underline="hover" color="inherit">
            Orders
          </Link>
          <Link href="#custom-separator" underline="hover" color="inherit">
            2041
          </Link>
          <Typography sx={{ color: 'text.primary' }}>Invoice</Typography>
        </Breadcrumbs>
      ))}
    </Stack>
  );
}
