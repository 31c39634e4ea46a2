import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

const sizes = ['sm', 'md', 'lg'] as const;

export default function BreadcrumbsSizes() {
  return (
    <div>
      {sizes.map((size) => (
        <Breadcrumbs key={size} size={size} aria-label={`Path in size ${size}`}>
          <Link href="#sizes">Home</Link>
          <Link href="#sizes">Garden</Link>
          <Typography>Bulbs</Typography>
        </Breadcrumbs>
      ))}
    </div>
  );
}
