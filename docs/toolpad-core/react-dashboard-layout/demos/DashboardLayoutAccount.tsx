import * as React from 'react';
import InboxIcon from '@mui/icons-material/Inbox';
import Typography from '@mui/material/Typography';
import { AppProvider } from '@toolpad/core/AppProvider';
import type { Session } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { useDemoApp } from '../../data/demoApp';
import type { DemoProps } from '../../data/demoApp';

const navigation = [{ segment: 'orders', title: 'Orders', icon: <InboxIcon /> }];
const amara: Session = { user: { name: 'Amara Okafor', email: 'amara@depot.example' } };

export default function DashboardLayoutAccount({ window }: DemoProps) {
  const app = useDemoApp('/orders', window);
  const [session, setSession] = React.useState<Session | null>();
  const authentication = React.useMemo(
    () => ({ signIn: () => setSession(amara), signOut: () => setSession(null) }),
    [],
  );

  // What replaces the focused button takes the focus, but not when the page opens.
  const autoFocus = session !== undefined;
  const account = {
    signInButton: { autoFocus },
    preview: { slotProps: { avatarIconButton: { autoFocus } } },
  };

  return (
    <AppProvider {...app} navigation={navigation} session={session} authentication={authentication}>
      <DashboardLayout slotProps={{ toolbarAccount: { slotProps: account } }}>
        <Typography sx={{ p: 2 }}>
          {session ? 'The orders of your region.' : 'Sign in to see your orders.'}
        </Typography>
      </DashboardLayout>
    </AppProvider>
  );
}
