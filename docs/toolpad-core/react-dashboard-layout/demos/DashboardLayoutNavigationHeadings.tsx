import InboxIcon from '@mui/icons-material/Inbox';
import StoreIcon from '@mui/icons-material/Store';
import Typography from '@mui/material/Typography';
import { AppProvider } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { useDemoApp } from '../../data/demoApp';
import type { DemoProps } from '../../data/demoApp';

export default function DashboardLayoutNavigationHeadings({ window }: DemoProps) {
  const app = useDemoApp('/orders', window);

  return (
    <AppProvider
      {...app}
      navigation={[
        { kind: 'header', title: 'Sales' },
        { segment: 'orders', title: 'Orders', icon: <InboxIcon /> },
        { kind: 'header', title: 'Stock' },
        { segment: 'suppliers', title: 'Suppliers', icon: <StoreIcon /> },
      ]}
    >
      <DashboardLayout>
        <Typography sx={{ p: 2 }}>This page is {app.router.pathname}.</Typography>
      </DashboardLayout>
    </AppProvider>
  );
}
