import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { useDirection } from '../../../data/useDirection';
import './styles.css';

export default function UnstyledTabsIntroduction() {
  const { direction, ref } = useDirection();
  return (
    <Tabs ref={ref} direction={direction} defaultValue="details">
      <TabsList className="tabs-list" aria-label="Order A-1042">
        <Tab className="tab" value="details">
          Details
        </Tab>
        <Tab className="tab" value="items">
          Items
        </Tab>
        <Tab className="tab" value="history">
          History
        </Tab>
      </TabsList>
      <TabPanel className="tab-panel" value="details" tabIndex={0}>
        Placed by Amara Okafor, paid by invoice.
      </TabPanel>
      <TabPanel className="tab-panel" value="items" tabIndex={0}>
        Two desk lamps and one extension cord.
      </TabPanel>
      <TabPanel className="tab-panel" value="history" tabIndex={0}>
        Packed on Monday, handed to the carrier on Tuesday.
      </TabPanel>
    </Tabs>
  );
}
