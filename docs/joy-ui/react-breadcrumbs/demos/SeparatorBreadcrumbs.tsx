import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import SvgIcon from '@mui/joy/SvgIcon';
import Typography from '@mui/joy/Typography';

const arrow = (
  <SvgIcon sx={{ '[dir="rtl"] &': { transform: 'scaleX(-1)' } }}>
    <path d="M10 6 8.6 7.4l4.6 4.6-4.6 4.6L10 18l6-6z" />
  </SvgIcon>
);

export default function SeparatorBreadcrumbs() {
  return (
    <div>
      {['›', '—', arrow].map((separator, index) => (
        <Breadcrumbs key={index} separator={separator} aria-label={`Path ${index + 1}`}>
          <Link href="#separators">Home</Link>
          <Link href="#separators">Garden</Link>
          <Typography>Bulbs</Typography>
        </Breadcrumbs>
      ))}
    </div>
  );
}
