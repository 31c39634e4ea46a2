import InboxIcon from '@mui/icons-material/Inbox';
import WarehouseIcon from '@mui/icons-material/Warehouse';
import { AppProvider } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useDemoApp } from '../../../data/demoApp';
import type { DemoProps } from '../../../data/demoApp';

const navigation = [
  { title: 'Home', icon: <WarehouseIcon /> },
  { segment: 'orders', title: 'Orders', icon: <InboxIcon /> },
];

export default function ReactRouter({ window }: DemoProps) {
  const app = useDemoApp('/', window);

  return (
    <AppProvider {...app} navigation={navigation} branding={{ title: 'Depot' }}>
      <DashboardLayout>
        <PageContainer>
          {app.router.pathname === '/' ? 'Seven orders are waiting.' : 'Order 1040 is packed.'}
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
