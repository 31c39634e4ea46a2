import { AppProvider } from '@toolpad/core/AppProvider';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useDemoApp } from '../../data/demoApp';
import type { DemoProps } from '../../data/demoApp';

const navigation = [{ segment: 'orders', title: 'Orders' }];

export default function TitleBreadcrumbsPageContainer({ window }: DemoProps) {
  const app = useDemoApp('/orders', window);

  return (
    <AppProvider {...app} navigation={navigation}>
      <PageContainer
        title="Orders of this week"
        breadcrumbs={[
          { title: 'Sales', path: '/sales' },
          { title: 'Orders', path: '/orders' },
        ]}
      >
        48 orders are waiting for delivery.
      </PageContainer>
    </AppProvider>
  );
}
