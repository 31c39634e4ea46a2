import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';

export default function LabTabs() {
  const [selected, setSelected] = React.useState('open');

  return (
    <Box sx={{ width: '100%' }}>
      <TabContext value={selected}>
        <TabList
          variant="scrollable"
          onChange={(_event, value: string) => setSelected(value)}
          aria-label="Invoices"
          sx={{ borderBottom: 1, borderColor: 'divider' }}
        >
          <Tab label="Open" value="open" />
          <Tab label="Paid" value="paid" />
          <Tab label="Overdue" value="overdue" />
        </TabList>
        <TabPanel value="open" tabIndex={0}>
          Four invoices wait for payment.
        </TabPanel>
        <TabPanel value="paid" tabIndex={0}>
          Twelve invoices were paid this month.
        </TabPanel>
        <TabPanel value="overdue" tabIndex={0}>
          One invoice is nine days late.
        </TabPanel>
      </TabContext>
    </Box>
  );
}
