import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import DescriptionIcon from '@mui/icons-material/Description';
import FolderIcon from '@mui/icons-material/Folder';

const row = { display: 'flex', alignItems: 'center', gap: 0.5 };

export default function IconBreadcrumbs() {
  return (
    <Breadcrumbs aria-label="Path to this file">
      <Link href="#breadcrumbs-with-icons" underline="hover" color="inherit" sx={row}>
        <FolderIcon fontSize="inherit" />
        Contracts
      </Link>
      <Link href="#collapsed-breadcrumbs" underline="hover" color="inherit" sx={row}>
        <FolderIcon fontSize="inherit" />
        Suppliers
      </Link>
      <Typography sx={{ ...row, color: 'text.primary' }}>
        <DescriptionIcon fontSize="inherit" />
        Lease.pdf
      </Typography>
    </Breadcrumbs>
  );
}
