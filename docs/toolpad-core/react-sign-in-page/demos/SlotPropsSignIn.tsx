import { AppProvider } from '@toolpad/core/AppProvider';
import { SignInPage } from '@toolpad/core/SignInPage';
import type { AuthProvider } from '@toolpad/core/SignInPage';
import { answer, useDemoApp } from '../../data/demoApp';
import type { DemoProps } from '../../data/demoApp';

const providers: AuthProvider[] = [{ id: 'credentials', name: 'Email and password' }];

export default function SlotPropsSignIn({ window }: DemoProps) {
  const app = useDemoApp('/sign-in', window);
  const signIn = async () => {
    await answer(window);
    return { error: 'The email address or the password is wrong.' };
  };

  return (
    <AppProvider {...app}>
      <SignInPage
        providers={providers}
        signIn={signIn}
        slotProps={{
          emailField: { label: 'Work email', variant: 'filled', autoFocus: false },
          passwordField: { variant: 'filled' },
          submitButton: { color: 'secondary', variant: 'outlined' },
        }}
      />
    </AppProvider>
  );
}
