import WarehouseIcon from '@mui/icons-material/Warehouse';
import { AppProvider } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useDemoApp } from '../../../data/demoApp';
import type { DemoProps } from '../../../data/demoApp';

const navigation = [{ title: 'Home', icon: <WarehouseIcon /> }];

export default function TutorialDefault({ window }: DemoProps) {
  const app = useDemoApp('/', window);

  return (
    <AppProvider {...app} navigation={navigation} branding={{ title: 'Depot' }}>
      <DashboardLayout>
        <PageContainer>2 orders are waiting.</PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
