import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function TabsThumbnail() {
  return (
    <Tabs value={false}>
      <Tab
        label="Open"
        sx={{ color: 'primary.main', borderBottom: 2, borderColor: 'primary.main', minWidth: 72 }}
      />
      <Tab label="Closed" sx={{ minWidth: 72 }} />
    </Tabs>
  );
}
