import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import './styles.css';

export default function KeyboardNavigation() {
  return (
    <Tabs defaultValue="open">
      <TabsList aria-label="Orders">
        <Tab className="tab" value="open">
          Open
        </Tab>
        <Tab className="tab" value="packed">
          Packed
        </Tab>
        <Tab className="tab" value="shipped">
          Shipped
        </Tab>
      </TabsList>
      <TabPanel className="panel" value="open">
        12 orders wait for stock.
      </TabPanel>
      <TabPanel className="panel" value="packed">
        8 orders wait for the carrier.
      </TabPanel>
      <TabPanel className="panel" value="shipped">
        31 orders left today.
      </TabPanel>
    </Tabs>
  );
}
