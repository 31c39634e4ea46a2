import Button from '@mui/material/Button';
import { AppProvider } from '@toolpad/core/AppProvider';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useActivePage } from '@toolpad/core/useActivePage';
import { useDemoApp } from '../../data/demoApp';
import type { DemoProps } from '../../data/demoApp';

const navigation = [{ segment: 'orders', title: 'Orders', pattern: 'orders/:number?' }];

function OrderPage({ number, path }: { number: string; path: string }) {
  const activePage = useActivePage();
  const title = `Order ${number}`;
  const breadcrumbs = [...(activePage?.breadcrumbs ?? []), { title, path }];
  return (
    <PageContainer title={title} breadcrumbs={breadcrumbs}>
      Two desks and a lamp.
    </PageContainer>
  );
}

export default function CustomPageContainer({ window }: DemoProps) {
  const app = useDemoApp('/orders/1040', window);
  const { pathname, navigate } = app.router;
  const number = pathname.split('/')[2];

  return (
    <AppProvider {...app} navigation={navigation}>
      {number ? (
        <OrderPage number={number} path={pathname} />
      ) : (
        <PageContainer>
          <Button onClick={() => navigate('/orders/1040')}>Open order 1040</Button>
        </PageContainer>
      )}
    </AppProvider>
  );
}
