import * as React from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function TabsWrappedLabel() {
  const [selected, setSelected] = React.useState('address');

  return (
    <Tabs
      variant="scrollable"
      value={selected}
      onChange={(_event, value: string) => setSelected(value)}
      aria-label="Account"
    >
      <Tab
        wrapped
        value="address"
        label="Delivery addresses and billing addresses"
        sx={{ maxWidth: 200 }}
      />
      <Tab value="orders" label="Orders" />
      <Tab value="security" label="Security" />
    </Tabs>
  );
}
