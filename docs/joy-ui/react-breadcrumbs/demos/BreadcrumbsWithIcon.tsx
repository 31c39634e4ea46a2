import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import SvgIcon from '@mui/joy/SvgIcon';
import Typography from '@mui/joy/Typography';

const folder = (
  <SvgIcon>
    <path d="M10 4H4a2 2 0 0 0-2 2v12c0 1.1.9 2 2 2h16a2 2 0 0 0 2-2V8a2 2 0 0 0-2-2h-8z" />
  </SvgIcon>
);
const file = (
  <SvgIcon>
    <path d="M6 2h8l6 6v14H6zm7 1.5V9h5.5z" />
  </SvgIcon>
);

const anchor = { href: '#usage-with-link-and-typography', color: 'neutral' } as const;

export default function BreadcrumbsWithIcon() {
  return (
    <Breadcrumbs aria-label="Path to section-a.pdf">
      <Link {...anchor} startDecorator={folder}>
        Projects
      </Link>
      <Link {...anchor} startDecorator={folder}>
        Tram depot
      </Link>
      <Typography startDecorator={file}>section-a.pdf</Typography>
    </Breadcrumbs>
  );
}
