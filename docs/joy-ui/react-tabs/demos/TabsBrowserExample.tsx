import Tab, { tabClasses } from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

const files = ['index.html', 'style.css', 'notes.md'];

const attached = {
  [`& .${tabClasses.root}[aria-selected="true"]`]: {
    bgcolor: 'background.surface',
    borderColor: 'divider',
    borderBottomColor: 'transparent',
  },
  [`& .${tabClasses.root}`]: { borderRadius: '6px 6px 0 0', border: '1px solid transparent' },
};

export default function TabsBrowserExample() {
  return (
    <Tabs defaultValue="index.html" size="sm">
      <TabList aria-label="Files" variant="soft" sx={attached}>
        {files.map((file) => (
          <Tab key={file} value={file} indicatorPlacement="top">
            {file}
          </Tab>
        ))}
      </TabList>
      {files.map((file) => (
        <TabPanel key={file} value={file}>{`Content of ${file}`}</TabPanel>
      ))}
    </Tabs>
  );
}
