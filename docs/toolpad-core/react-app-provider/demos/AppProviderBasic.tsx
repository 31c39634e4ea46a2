import InboxIcon from '@mui/icons-material/Inbox';
import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import { AppProvider } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useDemoApp, useDemoSession } from '../../data/demoApp';
import type { DemoProps } from '../../data/demoApp';

const navigation = [
  { segment: 'orders', title: 'Orders', icon: <InboxIcon /> },
  { segment: 'suppliers', title: 'Suppliers', icon: <LocalShippingIcon /> },
];

export default function AppProviderBasic({ window }: DemoProps) {
  const app = useDemoApp('/orders', window);
  const { session, authentication } = useDemoSession(window);

  return (
    <AppProvider
      {...app}
      branding={{ title: 'Depot' }}
      navigation={navigation}
      session={session}
      authentication={authentication}
    >
      <DashboardLayout>
        <PageContainer>This page is {app.router.pathname}.</PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
