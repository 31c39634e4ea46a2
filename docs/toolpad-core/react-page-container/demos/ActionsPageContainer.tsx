import Button from '@mui/material/Button';
import { AppProvider } from '@toolpad/core/AppProvider';
import { PageContainer, PageContainerToolbar } from '@toolpad/core/PageContainer';
import { useNotifications } from '@toolpad/core/useNotifications';
import { useDemoApp } from '../../data/demoApp';
import type { DemoProps } from '../../data/demoApp';

const navigation = [{ segment: 'orders', title: 'Orders' }];

function OrdersToolbar() {
  const notifications = useNotifications();
  const show = (text: string) => notifications.show(text, { autoHideDuration: 6000 });
  return (
    <PageContainerToolbar>
      <Button onClick={() => show('The list is printed.')}>Print</Button>
      <Button variant="contained" onClick={() => show('Order 1042 is created.')}>
        New order
      </Button>
    </PageContainerToolbar>
  );
}

export default function ActionsPageContainer({ window }: DemoProps) {
  const app = useDemoApp('/orders', window);

  return (
    <AppProvider {...app} navigation={navigation}>
      <PageContainer slots={{ toolbar: OrdersToolbar }}>
        48 orders are waiting for delivery.
      </PageContainer>
    </AppProvider>
  );
}
