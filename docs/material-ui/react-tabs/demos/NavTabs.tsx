import * as React from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const pages = [
  { href: '#nav-tabs', label: 'Overview' },
  { href: '#icon-tabs', label: 'Members' },
  { href: '#accessibility', label: 'Settings' },
];

export default function NavTabs() {
  const [current, setCurrent] = React.useState('#nav-tabs');

  return (
    <Tabs
      component="nav"
      variant="scrollable"
      value={current}
      onChange={(_event, value: string) => setCurrent(value)}
      aria-label="Workspace"
    >
      {pages.map(({ href, label }) => (
        <Tab
          key={href}
          component="a"
          href={href}
          value={href}
          label={label}
          aria-current={href === current ? 'page' : undefined}
        />
      ))}
    </Tabs>
  );
}
