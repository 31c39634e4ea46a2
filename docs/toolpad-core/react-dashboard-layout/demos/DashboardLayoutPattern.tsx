import InboxIcon from '@mui/icons-material/Inbox';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AppProvider } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { useDemoApp } from '../../data/demoApp';
import type { DemoProps } from '../../data/demoApp';

const icon = <InboxIcon />;

export default function DashboardLayoutPattern({ window }: DemoProps) {
  const app = useDemoApp('/orders/1040', window);

  return (
    <AppProvider
      {...app}
      navigation={[{ segment: 'orders', pattern: 'orders/:number?', title: 'Orders', icon }]}
    >
      <DashboardLayout>
        <Typography sx={{ p: 2 }}>This page is {app.router.pathname}.</Typography>
        <Button onClick={() => app.router.navigate('/orders/1041')}>Next order</Button>
      </DashboardLayout>
    </AppProvider>
  );
}
