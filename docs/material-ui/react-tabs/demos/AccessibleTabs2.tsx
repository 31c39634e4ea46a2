import * as React from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function AccessibleTabs2() {
  const [selected, setSelected] = React.useState('day');

  return (
    <Tabs
      variant="scrollable"
      value={selected}
      onChange={(_event, value: string) => setSelected(value)}
      aria-label="Selection needs Enter or Space"
    >
      <Tab value="day" label="Day" />
      <Tab value="week" label="Week" />
      <Tab value="month" label="Month" />
    </Tabs>
  );
}
