import { AppProvider } from '@toolpad/core/AppProvider';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useDemoApp } from '../../data/demoApp';
import type { DemoProps } from '../../data/demoApp';

const navigation = [{ segment: 'orders', title: 'Orders' }];

export default function WidePageContainer({ window }: DemoProps) {
  const app = useDemoApp('/orders', window);

  return (
    <AppProvider {...app} navigation={navigation}>
      <PageContainer maxWidth={false} sx={{ bgcolor: 'action.hover' }}>
        The table of orders may use the whole width.
      </PageContainer>
    </AppProvider>
  );
}
