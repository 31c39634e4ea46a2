import * as React from 'react';
import Alert from '@mui/material/Alert';
import { AppProvider } from '@toolpad/core/AppProvider';
import { SignInPage } from '@toolpad/core/SignInPage';
import type { AuthProvider, SignInPageProps } from '@toolpad/core/SignInPage';
import { answer, useDemoApp } from '../../data/demoApp';
import type { DemoProps } from '../../data/demoApp';

const providers: AuthProvider[] = [{ id: 'passkey', name: 'Passkey' }];

export default function PasskeySignInPage({ window }: DemoProps) {
  const app = useDemoApp('/sign-in', window);
  const [email, setEmail] = React.useState('');

  // In an app, this asks the browser for the passkey: `navigator.credentials.get()`.
  const signIn: SignInPageProps['signIn'] = async (_provider, formData: FormData) => {
    await answer(window);
    setEmail(formData.get('email') as string);
    return {};
  };

  return (
    <AppProvider {...app}>
      {email ? (
        <Alert tabIndex={-1} ref={(alert) => alert?.focus()}>
          You are signed in as {email}.
        </Alert>
      ) : (
        <SignInPage
          providers={providers}
          signIn={signIn}
          slotProps={{ emailField: { autoComplete: 'username webauthn', autoFocus: false } }}
        />
      )}
    </AppProvider>
  );
}
