import InboxIcon from '@mui/icons-material/Inbox';
import WarehouseIcon from '@mui/icons-material/Warehouse';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { AppProvider } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useLocalStorageState } from '@toolpad/core/useLocalStorageState';
import { useDemoApp } from '../../../data/demoApp';
import type { DemoProps } from '../../../data/demoApp';

const navigation = [
  { title: 'Home', icon: <WarehouseIcon /> },
  { segment: 'orders', title: 'Orders', icon: <InboxIcon /> },
];

const orders = [
  { number: '1040', status: 'open' },
  { number: '1041', status: 'open' },
  { number: '1042', status: 'packed' },
];

function Orders() {
  const [status, setStatus] = useLocalStorageState('demo-depot-status', 'all');
  const shown = orders.filter((order) => status === 'all' || order.status === status);
  return (
    <PageContainer>
      <TextField
        select
        label="Status"
        value={status ?? 'all'}
        onChange={(event) => setStatus(event.target.value)}
      >
        <MenuItem value="all">All</MenuItem>
        <MenuItem value="open">Open</MenuItem>
        <MenuItem value="packed">Packed</MenuItem>
      </TextField>
      <p>{shown.map(({ number }) => `Order ${number}`).join(', ')}</p>
    </PageContainer>
  );
}

export default function TutorialPages({ window }: DemoProps) {
  const app = useDemoApp('/orders', window);

  return (
    <AppProvider {...app} navigation={navigation} branding={{ title: 'Depot' }}>
      <DashboardLayout>
        {app.router.pathname === '/orders' ? (
          <Orders />
        ) : (
          <PageContainer>2 orders are waiting.</PageContainer>
        )}
      </DashboardLayout>
    </AppProvider>
  );
}
