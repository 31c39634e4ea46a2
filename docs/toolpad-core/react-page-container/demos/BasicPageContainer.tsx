import { AppProvider } from '@toolpad/core/AppProvider';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useDemoApp } from '../../data/demoApp';
import type { DemoProps } from '../../data/demoApp';

const navigation = [
  { title: 'Home' },
  { segment: 'orders', title: 'Orders', children: [{ segment: 'returns', title: 'Returns' }] },
];

export default function BasicPageContainer({ window }: DemoProps) {
  const app = useDemoApp('/orders/returns', window);

  return (
    <AppProvider {...app} navigation={navigation}>
      <PageContainer>This page is {app.router.pathname}.</PageContainer>
    </AppProvider>
  );
}
