import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

const folders = ['Archive', 'Finance', 'Invoices', 'Europe'];

export default function CollapsedBreadcrumbs() {
  return (
    <Breadcrumbs maxItems={3} expandText="Show all folders" aria-label="Path to this folder">
      {folders.map((folder) => (
        <Link key={folder} href="#collapsed-breadcrumbs" underline="hover" color="inherit">
          {folder}
        </Link>
      ))}
      <Typography sx={{ color: 'text.primary' }}>Spain</Typography>
    </Breadcrumbs>
  );
}
