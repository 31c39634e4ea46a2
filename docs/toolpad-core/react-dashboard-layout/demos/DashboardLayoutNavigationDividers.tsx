import InboxIcon from '@mui/icons-material/Inbox';
import SettingsIcon from '@mui/icons-material/Settings';
import Typography from '@mui/material/Typography';
import { AppProvider } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { useDemoApp } from '../../data/demoApp';
import type { DemoProps } from '../../data/demoApp';

export default function DashboardLayoutNavigationDividers({ window }: DemoProps) {
  const app = useDemoApp('/orders', window);

  return (
    <AppProvider
      {...app}
      navigation={[
        { segment: 'orders', title: 'Orders', icon: <InboxIcon /> },
        { kind: 'divider' },
        { segment: 'settings', title: 'Settings', icon: <SettingsIcon /> },
      ]}
    >
      <DashboardLayout>
        <Typography sx={{ p: 2 }}>This page is {app.router.pathname}.</Typography>
      </DashboardLayout>
    </AppProvider>
  );
}
