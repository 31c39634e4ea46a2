import * as React from 'react';
import Paper from '@mui/material/Paper';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function CenteredTabs() {
  const [selected, setSelected] = React.useState('plans');

  return (
    <Paper variant="outlined" sx={{ width: '100%' }}>
      <Tabs
        centered
        value={selected}
        onChange={(_event, value: string) => setSelected(value)}
        aria-label="Subscription"
      >
        <Tab value="plans" label="Plans" />
        <Tab value="invoices" label="Invoices" />
      </Tabs>
    </Paper>
  );
}
