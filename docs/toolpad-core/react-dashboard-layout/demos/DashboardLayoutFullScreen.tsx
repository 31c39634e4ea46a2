import MapIcon from '@mui/icons-material/Map';
import Box from '@mui/material/Box';
import { AppProvider } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { useDemoApp } from '../../data/demoApp';
import type { DemoProps } from '../../data/demoApp';

const navigation = [{ segment: 'map', title: 'Map of the depots', icon: <MapIcon /> }];

export default function DashboardLayoutFullScreen({ window }: DemoProps) {
  const app = useDemoApp('/map', window);

  return (
    <AppProvider {...app} navigation={navigation}>
      <DashboardLayout defaultSidebarCollapsed>
        <Box sx={{ flex: 1, display: 'grid', placeContent: 'center', bgcolor: 'action.hover' }}>
          The map fills what the bar and the sidebar leave.
        </Box>
      </DashboardLayout>
    </AppProvider>
  );
}
