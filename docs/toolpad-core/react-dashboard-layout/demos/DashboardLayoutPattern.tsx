import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AppProvider } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { useDemoApp } from '../../data/demoApp';
import type { DemoProps } from '../../data/demoApp';

export default function DashboardLayoutPattern({ window }: DemoProps) {
  const app = useDemoApp('/orders/1040', window);
  const { navigate } = app.router;

  return (
    <AppProvider
      {...app}
      navigation={[{ segment: 'orders', pattern: 'orders/:id?', title: 'Orders' }]}
    >
      <DashboardLayout>
        <Typography sx={{ p: 2 }}>This page is {app.router.pathname}.</Typography>
        <Button onClick={() => navigate('/orders/1041')}>Next order</Button>
      </DashboardLayout>
    </AppProvider>
  );
}
