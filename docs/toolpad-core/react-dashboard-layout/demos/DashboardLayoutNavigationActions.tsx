import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { AppProvider } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { useDemoApp } from '../../data/demoApp';
import type { DemoProps } from '../../data/demoApp';

const waiting = <Chip label="7 new" color="primary" size="small" />;

export default function DashboardLayoutNavigationActions({ window }: DemoProps) {
  const app = useDemoApp('/customers', window);

  return (
    <AppProvider
      {...app}
      navigation={[
        { segment: 'orders', title: 'Orders', action: waiting },
        { segment: 'customers', title: 'Customers' },
      ]}
    >
      <DashboardLayout>
        <Typography sx={{ p: 2 }}>This page is {app.router.pathname}.</Typography>
      </DashboardLayout>
    </AppProvider>
  );
}
