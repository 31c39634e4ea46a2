import * as React from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function ColorTabs() {
  const [selected, setSelected] = React.useState('week');

  return (
    <Tabs
      variant="scrollable"
      textColor="secondary"
      indicatorColor="secondary"
      value={selected}
      onChange={(_event, value: string) => setSelected(value)}
      aria-label="Period of the report"
    >
      <Tab value="week" label="Week" />
      <Tab value="month" label="Month" />
      <Tab value="year" label="Year" />
    </Tabs>
  );
}
