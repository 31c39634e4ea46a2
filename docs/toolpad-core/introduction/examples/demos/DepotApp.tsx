import * as React from 'react';
import InboxIcon from '@mui/icons-material/Inbox';
import Button from '@mui/material/Button';
import { AppProvider } from '@toolpad/core/AppProvider';
import type { Session } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { SignInPage } from '@toolpad/core/SignInPage';
import type { AuthProvider } from '@toolpad/core/SignInPage';
import { useDialogs } from '@toolpad/core/useDialogs';
import { useNotifications } from '@toolpad/core/useNotifications';
import { answer, latency, useDemoApp, useTitleFocus } from '../../../data/demoApp';
import type { DemoProps } from '../../../data/demoApp';

const navigation = [{ segment: 'orders', title: 'Orders', icon: <InboxIcon /> }];
const providers: AuthProvider[] = [{ id: 'credentials', name: 'Email and password' }];

function Orders() {
  const dialogs = useDialogs();
  const notifications = useNotifications();
  const [orders, setOrders] = React.useState(['1040', '1041', '1042']);
  const count = React.useRef<HTMLParagraphElement>(null);

  // The button that had the focus is gone with its order.
  React.useEffect(() => {
    if (orders.length < 3) {
      count.current?.focus();
    }
  }, [orders]);

  async function cancel(number: string) {
    const isConfirmed = await dialogs.confirm('The customer receives an email.', {
      title: `Cancel order ${number}?`,
      okText: 'Cancel the order',
      cancelText: 'Keep it',
      severity: 'error',
      onClose: (result) => (result ? latency() : Promise.resolve()),
    });
    if (isConfirmed) {
      setOrders((current) => current.filter((order) => order !== number));
      notifications.show(`Order ${number} is canceled.`, { autoHideDuration: 6000 });
    }
  }

  return (
    <PageContainer>
      <p ref={count} tabIndex={-1}>
        Orders: {orders.length}
      </p>
      {orders.map((number) => (
        <Button key={number} onClick={() => void cancel(number)}>
          Cancel order {number}
        </Button>
      ))}
    </PageContainer>
  );
}

export default function DepotApp({ window }: DemoProps) {
  const app = useDemoApp('/orders', window);
  const [session, setSession] = React.useState<Session | null>(null);
  const authentication = { signIn: () => {}, signOut: () => setSession(null) };
  useTitleFocus(session, window);

  async function signIn(_provider: AuthProvider, form: FormData) {
    await answer(window);
    if (form.get('password') !== 'depot') {
      return { error: 'The email address or the password is wrong.' };
    }
    setSession({ user: { name: 'Amara Okafor', email: form.get('email') as string } });
    return {};
  }

  return (
    <AppProvider
      {...app}
      branding={{ title: 'Depot' }}
      navigation={navigation}
      session={session}
      authentication={authentication}
    >
      {session ? (
        <DashboardLayout>
          <Orders />
        </DashboardLayout>
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
