import * as React from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { TabsProps } from '@mui/material/Tabs';

export default function TabsExample(props: TabsProps) {
  const [value, setValue] = React.useState(0);
  return (
    <Tabs
      aria-label="Product"
      value={value}
      onChange={(_event, newValue: number) => setValue(newValue)}
      {...props}
    >
      <Tab label="Details" />
      <Tab label="Reviews" />
      <Tab label="Delivery" />
    </Tabs>
  );
}
