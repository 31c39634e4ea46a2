import InboxIcon from '@mui/icons-material/Inbox';
import WarehouseIcon from '@mui/icons-material/Warehouse';
import Typography from '@mui/material/Typography';
import { AppProvider } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { useDemoApp } from '../../data/demoApp';
import type { DemoProps } from '../../data/demoApp';

const navigation = [{ segment: 'orders', title: 'Orders', icon: <InboxIcon /> }];

export default function DashboardLayoutBranding({ window }: DemoProps) {
  const app = useDemoApp('/orders', window);

  return (
    <AppProvider
      {...app}
      navigation={navigation}
      branding={{
        title: 'Depot',
        logo: <WarehouseIcon color="primary" sx={{ fontSize: 40 }} />,
      }}
    >
      <DashboardLayout>
        <Typography sx={{ p: 2 }}>This page is {app.router.pathname}.</Typography>
      </DashboardLayout>
    </AppProvider>
  );
}
