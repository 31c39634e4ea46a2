import * as React from 'react';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import InboxIcon from '@mui/icons-material/Inbox';
import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import NotificationsIcon from '@mui/icons-material/Notifications';
import { useTheme } from '@mui/material/styles';
import { AppProvider } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';

const navigation = [
  { segment: 'orders', title: 'Orders', icon: <InboxIcon /> },
  { segment: 'suppliers', title: 'Suppliers', icon: <LocalShippingIcon /> },
];

function BarActions() {
  return (
    <IconButton aria-label="Notifications, 3 unread">
      <Badge badgeContent={3} color="primary">
        <NotificationsIcon />
      </Badge>
    </IconButton>
  );
}

interface DashboardLayoutBasicProps {
  window?: () => Window; // the window of this example
}

export default function DashboardLayoutBasic({ window }: DashboardLayoutBasicProps) {
  const theme = useTheme();
  const [pathname, setPathname] = React.useState('/orders');
  const router = React.useMemo(
    () => ({
      pathname,
      searchParams: new URLSearchParams(),
      navigate: (url: string | URL) => setPathname(String(url)),
    }),
    [pathname],
  );

  return (
    <AppProvider
      branding={{ title: 'Depot' }}
      navigation={navigation}
      router={router}
      theme={theme}
      window={window?.()}
    >
      <DashboardLayout slots={{ toolbarActions: BarActions }}>
        <Typography sx={{ p: 2 }}>This page is {pathname}.</Typography>
      </DashboardLayout>
    </AppProvider>
  );
}
