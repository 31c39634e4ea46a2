import * as React from 'react';
import NotificationsIcon from '@mui/icons-material/Notifications';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { AppProvider } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useNotifications } from '@toolpad/core/useNotifications';
import { useDemoApp } from '../../../data/demoApp';
import type { DemoProps } from '../../../data/demoApp';

const MessagesContext = React.createContext({ messages: [] as string[], clear: () => {} });

function MessagesButton() {
  const { messages, clear } = React.useContext(MessagesContext);
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  function close() {
    setAnchor(null);
    clear();
  }

  return (
    <React.Fragment>
      <IconButton
        aria-label={`Messages, ${messages.length} unread`}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Badge badgeContent={messages.length} color="primary">
          <NotificationsIcon />
        </Badge>
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        MenuListProps={{ 'aria-label': 'Messages' }}
      >
        {messages.length === 0 && <MenuItem onClick={close}>No new messages</MenuItem>}
        {messages.map((message) => (
          <MenuItem key={message} onClick={close}>
            {message}
          </MenuItem>
        ))}
      </Menu>
    </React.Fragment>
  );
}

function PackButton({ onMessage }: { onMessage: (message: string) => void }) {
  const notifications = useNotifications();
  const next = React.useRef(1040);

  function pack() {
    const message = `Order A-${next.current++} is packed.`;
    notifications.show(message, { autoHideDuration: 5000 });
    onMessage(message);
  }

  return <Button onClick={pack}>Pack an order</Button>;
}

export default function NotificationCenter({ window }: DemoProps) {
  const app = useDemoApp('/', window);
  const [messages, setMessages] = React.useState<string[]>([]);
  const context = React.useMemo(() => ({ messages, clear: () => setMessages([]) }), [messages]);

  return (
    <AppProvider {...app}>
      <MessagesContext.Provider value={context}>
        <DashboardLayout hideNavigation slots={{ toolbarActions: MessagesButton }}>
          <PageContainer title="Packing">
            <PackButton onMessage={(message) => setMessages([message, ...messages])} />
          </PageContainer>
        </DashboardLayout>
      </MessagesContext.Provider>
    </AppProvider>
  );
}
