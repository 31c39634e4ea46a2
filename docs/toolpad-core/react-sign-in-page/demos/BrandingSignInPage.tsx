import WarehouseIcon from '@mui/icons-material/Warehouse';
import { AppProvider } from '@toolpad/core/AppProvider';
import { SignInPage } from '@toolpad/core/SignInPage';
import type { AuthProvider } from '@toolpad/core/SignInPage';
import { answer, useDemoApp } from '../../data/demoApp';
import type { DemoProps } from '../../data/demoApp';

const providers: AuthProvider[] = [{ id: 'github', name: 'GitHub' }];

export default function BrandingSignInPage({ window }: DemoProps) {
  const app = useDemoApp('/sign-in', window);
  const signIn = async () => {
    await answer(window);
    return { error: 'This demo signs nobody in.' };
  };
  const logo = <WarehouseIcon color="primary" sx={{ fontSize: 56 }} />;

  return (
    <AppProvider {...app} branding={{ title: 'Depot', logo }}>
      <SignInPage providers={providers} signIn={signIn} />
    </AppProvider>
  );
}
