import * as React from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function DisabledTabs() {
  const [selected, setSelected] = React.useState('details');

  return (
    <Tabs
      variant="scrollable"
      value={selected}
      onChange={(_event, value: string) => setSelected(value)}
      aria-label="New shipment"
    >
      <Tab value="details" label="Details" />
      <Tab value="tracking" label="Tracking" disabled />
      <Tab value="documents" label="Documents" />
    </Tabs>
  );
}
