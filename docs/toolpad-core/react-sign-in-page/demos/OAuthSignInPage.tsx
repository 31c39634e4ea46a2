import * as React from 'react';
import Alert from '@mui/material/Alert';
import { AppProvider } from '@toolpad/core/AppProvider';
import { SignInPage } from '@toolpad/core/SignInPage';
import type { AuthProvider } from '@toolpad/core/SignInPage';
import { answer, useDemoApp } from '../../data/demoApp';
import type { DemoProps } from '../../data/demoApp';

const providers: AuthProvider[] = [
  { id: 'github', name: 'GitHub' },
  { id: 'google', name: 'Google' },
];

export default function OAuthSignInPage({ window }: DemoProps) {
  const app = useDemoApp('/sign-in', window);
  const [message, setMessage] = React.useState('');

  // In an app, this opens the page of the provider.
  async function signIn(provider: AuthProvider) {
    await answer(window);
    if (provider.id === 'google') {
      return { error: 'This account has no access to the depot.' };
    }
    setMessage(`You are signed in with ${provider.name}.`);
    return {};
  }

  return (
    <AppProvider {...app}>
      {message ? (
        <Alert tabIndex={-1} ref={(alert) => alert?.focus()}>
          {message}
        </Alert>
      ) : (
        <SignInPage providers={providers} signIn={signIn} />
      )}
    </AppProvider>
  );
}
