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

export default function ThemeSignInPage({ window }: DemoProps) {
  const app = useDemoApp('/sign-in', window);
  const theme = {
    ...app.theme,
    components: { MuiButton: { styleOverrides: { root: { borderRadius: 24 } } } },
  };

  return (
    <AppProvider {...app} theme={theme}>
      <SignInPage providers={providers} signIn={signIn} />
    </AppProvider>
  );
}
