import Link from '@mui/material/Link';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { MemoryRouter, Link as RouterLink, useLocation } from 'react-router-dom';

const pages = ['/members', '/files', '/settings'];
const titles = ['Members', 'Files', 'Settings'];

function TeamTabs() {
  const { pathname } = useLocation();
  const current = pages.find((page) => pathname === page || pathname.startsWith(`${page}/`));
  return (
    <div>
      <Tabs component="nav" variant="scrollable" value={current ?? false} aria-label="Team">
        {pages.map((page, index) => (
          <Tab
            key={page}
            component={RouterLink}
            to={page}
            value={page}
            label={titles[index]}
            aria-current={page === current ? 'page' : undefined}
          />
        ))}
      </Tabs>
      <Typography sx={{ p: 2 }}>
        You are at <span role="status">{pathname}</span>. Tabs also follow other links, such as{' '}
        <Link component={RouterLink} to="/files/plan">
          the floor plan
        </Link>
        .
      </Typography>
    </div>
  );
}

export default function TabsRouter() {
  return (
    <MemoryRouter initialEntries={['/members']}>
      <TeamTabs />
    </MemoryRouter>
  );
}
