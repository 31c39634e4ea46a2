import Breadcrumbs from '@mui/material/Breadcrumbs';
import Chip from '@mui/material/Chip';
import HomeIcon from '@mui/icons-material/Home';

export default function CustomizedBreadcrumbs() {
  return (
    <Breadcrumbs
      aria-label="Path to this recipe"
      sx={{ '& .MuiBreadcrumbs-separator': { mx: 0.5 } }}
    >
      <Chip
        clickable
        component="a"
        size="small"
        href="#customization"
        label="Kitchen"
        icon={<HomeIcon />}
      />
      <Chip clickable component="a" size="small" href="#basic-breadcrumbs" label="Soups" />
      <Chip size="small" variant="outlined" label="Lentil soup" />
    </Breadcrumbs>
  );
}
