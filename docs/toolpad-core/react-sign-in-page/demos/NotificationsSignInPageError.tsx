import { AppProvider } from '@toolpad/core/AppProvider';
import { SignInPage } from '@toolpad/core/SignInPage';
import type { AuthProvider } from '@toolpad/core/SignInPage';
import { useNotifications } from '@toolpad/core/useNotifications';
import { answer, useDemoApp } from '../../data/demoApp';
import type { DemoProps } from '../../data/demoApp';

const providers: AuthProvider[] = [{ id: 'credentials', name: 'Email and password' }];

function SignIn({ window }: DemoProps) {
  const notifications = useNotifications();
  return (
    <SignInPage
      providers={providers}
      signIn={async () => {
        await answer(window);
        notifications.show('The server is down for maintenance.', { severity: 'warning' });
        return {};
      }}
      slotProps={{ emailField: { autoFocus: false } }}
    />
  );
}

export default function NotificationsSignInPageError({ window }: DemoProps) {
  const app = useDemoApp('/sign-in', window);

  return (
    <AppProvider {...app}>
      <SignIn window={window} />
    </AppProvider>
  );
}
