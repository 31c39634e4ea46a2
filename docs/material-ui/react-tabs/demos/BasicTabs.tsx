import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const texts = {
  items: 'Two desk lamps and one shelf.',
  delivery: 'Amara Okafor receives it on Thursday.',
  notes: 'Ring at the back door.',
};
type Section = keyof typeof texts;

export default function BasicTabs() {
  const [section, setSection] = React.useState<Section>('items');

  return (
    <Box sx={{ width: '100%' }}>
      <Tabs
        variant="scrollable"
        value={section}
        onChange={(_event, value: Section) => setSection(value)}
        aria-label="Order 2041"
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        <Tab value="items" label="Items" id="order-items" aria-controls="order-panel" />
        <Tab value="delivery" label="Delivery" id="order-delivery" aria-controls="order-panel" />
        <Tab value="notes" label="Notes" id="order-notes" aria-controls="order-panel" />
      </Tabs>
      <Box
        id="order-panel"
        role="tabpanel"
        tabIndex={0}
        aria-labelledby={`order-${section}`}
        sx={{ p: 2 }}
      >
        {texts[section]}
      </Box>
    </Box>
  );
}
