import * as React from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function AccessibleTabs1() {
  const [selected, setSelected] = React.useState('light');

  return (
    <Tabs
      selectionFollowsFocus
      variant="scrollable"
      value={selected}
      onChange={(_event, value: string) => setSelected(value)}
      aria-label="Selection follows focus"
    >
      <Tab value="light" label="Light" />
      <Tab value="dark" label="Dark" />
      <Tab value="system" label="System" />
    </Tabs>
  );
}
