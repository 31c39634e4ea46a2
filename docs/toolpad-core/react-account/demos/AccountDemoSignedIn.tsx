import { Account } from '@toolpad/core/Account';
import { AppProvider } from '@toolpad/core/AppProvider';
import { useDemoApp, useDemoSession } from '../../data/demoApp';
import type { DemoProps } from '../../data/demoApp';

export default function AccountDemoSignedIn({ window }: DemoProps) {
  const app = useDemoApp('/', window);
  const { session, authentication } = useDemoSession(window);

  return (
    <AppProvider {...app} session={session} authentication={authentication}>
      <Account />
    </AppProvider>
  );
}
