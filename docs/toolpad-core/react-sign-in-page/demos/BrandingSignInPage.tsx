import WarehouseIcon from '@mui/icons-material/Warehouse';
import { AppProvider } from '@toolpad/core/AppProvider';
import { SignInPage } from '@toolpad/core/SignInPage';
import type { AuthProvider } from '@toolpad/core/SignInPage';
import { latency, useDemoApp } from '../../data/demoApp';
import type { DemoProps } from '../../data/demoApp';

const providers: AuthProvider[] = [{ id: 'github', name: 'GitHub' }];

async function signIn() {
  await latency();
  return { error: 'This demo signs nobody in.' };
}

export default function BrandingSignInPage({ window }: DemoProps) {
  const app = useDemoApp('/sign-in', window);
  const logo = <WarehouseIcon color="primary" sx={{ fontSize: 56 }} />;

  return (
    <AppProvider {...app} branding={{ title: 'Depot', logo }}>
      <SignInPage providers={providers} signIn={signIn} />
    </AppProvider>
  );
}
