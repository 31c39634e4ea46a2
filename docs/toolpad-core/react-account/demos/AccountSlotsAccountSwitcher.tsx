import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import {
  Account,
  AccountPopoverFooter,
  AccountPopoverHeader,
  AccountPreview,
  SignOutButton,
} from '@toolpad/core/Account';
import { AppProvider } from '@toolpad/core/AppProvider';
import { useDemoApp, useDemoSession } from '../../data/demoApp';
import type { DemoProps } from '../../data/demoApp';

const depots = ['Lisbon', 'Nairobi', 'Osaka'];
const DepotContext = React.createContext({ depot: '', setDepot: (_depot: string) => {} });

function DepotSwitcher() {
  const { depot, setDepot } = React.useContext(DepotContext);
  return (
    <React.Fragment>
      <AccountPopoverHeader>
        <AccountPreview variant="expanded" />
      </AccountPopoverHeader>
      <MenuList aria-label="Depot">
        {depots.map((name) => (
          <MenuItem
            key={name}
            role="menuitemradio"
            aria-checked={name === depot}
            selected={name === depot}
            onClick={() => setDepot(name)}
          >
            {name}
          </MenuItem>
        ))}
      </MenuList>
      <AccountPopoverFooter>
        <SignOutButton />
      </AccountPopoverFooter>
    </React.Fragment>
  );
}

export default function AccountSlotsAccountSwitcher({ window }: DemoProps) {
  const app = useDemoApp('/', window);
  const { session, authentication } = useDemoSession(window);
  const [depot, setDepot] = React.useState('Lisbon');
  const context = React.useMemo(() => ({ depot, setDepot }), [depot]);

  return (
    <AppProvider {...app} session={session} authentication={authentication}>
      <DepotContext.Provider value={context}>
        <Account slots={{ popoverContent: DepotSwitcher }} /> {depot}
      </DepotContext.Provider>
    </AppProvider>
  );
}
