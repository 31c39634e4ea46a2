import InboxIcon from '@mui/icons-material/Inbox';
import SearchIcon from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { AppProvider } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import type { SidebarFooterProps } from '@toolpad/core/DashboardLayout';
import { useDemoApp } from '../../data/demoApp';
import type { DemoProps } from '../../data/demoApp';

const navigation = [{ segment: 'orders', title: 'Orders', icon: <InboxIcon /> }];

function SearchButton() {
  return (
    <IconButton aria-label="Search" href="#search">
      <SearchIcon />
    </IconButton>
  );
}

function Version({ mini }: SidebarFooterProps) {
  return (
    <Typography variant="caption" sx={{ p: 2, whiteSpace: 'nowrap' }}>
      {mini ? 'v4.2' : 'Depot, version 4.2'}
    </Typography>
  );
}

export default function DashboardLayoutSlots({ window }: DemoProps) {
  const app = useDemoApp('/orders', window);

  return (
    <AppProvider {...app} navigation={navigation}>
      <DashboardLayout slots={{ toolbarActions: SearchButton, sidebarFooter: Version }}>
        <Typography sx={{ p: 2 }}>This page is {app.router.pathname}.</Typography>
      </DashboardLayout>
    </AppProvider>
  );
}
