import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Tab, { tabClasses } from '@mui/material/Tab';
import Tabs, { tabsClasses } from '@mui/material/Tabs';

export default function FullWidthTabs() {
  const [folder, setFolder] = React.useState('inbox');

  return (
    <AppBar position="static" sx={{ maxWidth: 400 }}>
      <Tabs
        variant="fullWidth"
        textColor="inherit"
        value={folder}
        onChange={(_event, value: string) => setFolder(value)}
        aria-label="Messages"
        sx={{
          [`& .${tabClasses.root}`]: { opacity: 1 },
          [`& .${tabsClasses.indicator}`]: { bgcolor: 'currentColor' },
        }}
      >
        <Tab value="inbox" label="Inbox" />
        <Tab value="sent" label="Sent" />
      </Tabs>
    </AppBar>
  );
}
