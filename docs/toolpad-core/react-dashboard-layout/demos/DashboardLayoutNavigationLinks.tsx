import HomeIcon from '@mui/icons-material/Home';
import InboxIcon from '@mui/icons-material/Inbox';
import Typography from '@mui/material/Typography';
import { AppProvider } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { useDemoApp } from '../../data/demoApp';
import type { DemoProps } from '../../data/demoApp';

export default function DashboardLayoutNavigationLinks({ window }: DemoProps) {
  const app = useDemoApp('/', window);

  return (
    <AppProvider
      {...app}
      navigation={[
        { title: 'Home', icon: <HomeIcon /> },
        { segment: 'orders', title: 'Orders', icon: <InboxIcon /> },
        { segment: 'orders/returns', title: 'Returned orders' },
      ]}
    >
      <DashboardLayout>
        <Typography sx={{ p: 2 }}>This page is {app.router.pathname}.</Typography>
      </DashboardLayout>
    </AppProvider>
  );
}
