import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { useDirection } from '../../../data/useDirection';
import './styles.css';

export default function UnstyledTabsCustomized() {
  const { direction, ref } = useDirection();
  return (
    <Tabs ref={ref} direction={direction} defaultValue="week">
      <TabsList className="tabs-list" aria-label="Period of the report">
        <Tab className="tab" value="week">
          Week
        </Tab>
        <Tab className="tab" value="month">
          Month
        </Tab>
        <Tab className="tab" value="year" disabled>
          Year
        </Tab>
      </TabsList>
      <TabPanel className="tab-panel" value="week" tabIndex={0}>
        42 parcels sent, 3 of them late.
      </TabPanel>
      <TabPanel className="tab-panel" value="month" tabIndex={0}>
        187 parcels sent, 9 of them late.
      </TabPanel>
      <TabPanel className="tab-panel" value="year" tabIndex={0}>
        The year is not complete yet.
      </TabPanel>
    </Tabs>
  );
}
