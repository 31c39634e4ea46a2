import * as React from 'react';
import Alert from '@mui/material/Alert';
import { AppProvider } from '@toolpad/core/AppProvider';
import { SignInPage } from '@toolpad/core/SignInPage';
import type { AuthProvider, SignInPageProps } from '@toolpad/core/SignInPage';
import { answer, useDemoApp } from '../../data/demoApp';
import type { DemoProps } from '../../data/demoApp';

const providers: AuthProvider[] = [{ id: 'credentials', name: 'Email and password' }];

export default function CredentialsSignInPage({ window }: DemoProps) {
  const app = useDemoApp('/sign-in', window);
  const [email, setEmail] = React.useState('');

  // The password of this demo is "depot".
  const signIn: SignInPageProps['signIn'] = async (_provider, formData: FormData) => {
    await answer(window);
    if (formData.get('password') !== 'depot') {
      return { error: 'The email address or the password is wrong.' };
    }
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
          slotProps={{ emailField: { autoFocus: false } }}
        />
      )}
    </AppProvider>
  );
}
