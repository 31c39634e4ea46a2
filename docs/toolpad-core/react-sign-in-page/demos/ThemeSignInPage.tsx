import { AppProvider } from '@toolpad/core/AppProvider';
import { SignInPage } from '@toolpad/core/SignInPage';
import type { AuthProvider } from '@toolpad/core/SignInPage';
import { answer, useDemoApp } from '../../data/demoApp';
import type { DemoProps } from '../../data/demoApp';

const providers: AuthProvider[] = [{ id: 'github', name: 'GitHub' }];

export default function ThemeSignInPage({ window }: DemoProps) {
  const app = useDemoApp('/sign-in', window);
  const signIn = async () => {
    await answer(window);
    return { error: 'This demo signs nobody in.' };
  };
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
