import InboxIcon from '@mui/icons-material/Inbox';
import { createTheme } from '@mui/material/styles';
import { AppProvider } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useDemoApp } from '../../data/demoApp';
import type { DemoProps } from '../../data/demoApp';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme', cssVarPrefix: 'depot' },
  colorSchemes: {
    light: { palette: { primary: { main: '#00695c' }, background: { default: '#f1f8f6' } } },
    dark: { palette: { primary: { main: '#4db6ac' }, background: { default: '#0f1f1c' } } },
  },
});

const navigation = [{ segment: 'orders', title: 'Orders', icon: <InboxIcon /> }];

export default function AppProviderTheme({ window }: DemoProps) {
  const app = useDemoApp('/orders', window);

  return (
    <AppProvider {...app} theme={theme} navigation={navigation}>
      <DashboardLayout>
        <PageContainer>This page is {app.router.pathname}.</PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
