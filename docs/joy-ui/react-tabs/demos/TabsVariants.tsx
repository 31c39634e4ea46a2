import Stack from '@mui/joy/Stack';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

const variants = ['plain', 'outlined', 'soft', 'solid'] as const;

export default function TabsVariants() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {variants.map((variant) => (
        <Tabs key={variant} defaultValue="week">
          <TabList aria-label={`Period, ${variant}`} variant={variant}>
            <Tab value="week" variant={variant}>
              Week
            </Tab>
            <Tab value="month" variant={variant}>
              Month
            </Tab>
          </TabList>
          <TabPanel value="week">42 orders</TabPanel>
          <TabPanel value="month">180 orders</TabPanel>
        </Tabs>
      ))}
    </Stack>
  );
}
