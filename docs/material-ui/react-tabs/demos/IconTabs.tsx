import * as React from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import CallIcon from '@mui/icons-material/Call';
import ContactsIcon from '@mui/icons-material/Contacts';

export default function IconTabs() {
  const [selected, setSelected] = React.useState('calls');

  return (
    <Tabs
      value={selected}
      onChange={(_event, value: string) => setSelected(value)}
      aria-label="Phone"
    >
      <Tab value="calls" icon={<CallIcon />} aria-label="Calls" />
      <Tab value="contacts" icon={<ContactsIcon />} aria-label="Contacts" />
    </Tabs>
  );
}
