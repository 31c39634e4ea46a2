import Typography from '@mui/material/Typography';
import { AppProvider } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { useDemoApp } from '../../data/demoApp';
import type { DemoProps } from '../../data/demoApp';

const months = [
  { segment: 'january', title: 'January' },
  { segment: 'february', title: 'February' },
];

export default function DashboardLayoutNavigationNested({ window }: DemoProps) {
  const app = useDemoApp('/reports/january', window);

  return (
    <AppProvider
      {...app}
      navigation={[
        { segment: 'orders', title: 'Orders' },
        { segment: 'reports', title: 'Reports', children: months },
      ]}
    >
      <DashboardLayout>
        <Typography sx={{ p: 2 }}>This page is {app.router.pathname}.</Typography>
      </DashboardLayout>
    </AppProvider>
  );
}
