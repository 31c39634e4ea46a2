import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { useDirection } from '../../../data/useDirection';

const tabsList = 'flex flex-wrap border-b border-slate-500';
const tab =
  'border-b-2 border-transparent px-3 py-2 aria-selected:border-blue-700 aria-selected:text-blue-700 focus-visible:outline focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-blue-500 dark:aria-selected:border-blue-300 dark:aria-selected:text-blue-300';
const tabPanel = 'p-3 focus-visible:outline focus-visible:outline-2 focus-visible:outline-blue-500';

export default function UnstyledTabsIntroduction() {
  const { direction, ref } = useDirection();
  return (
    <Tabs ref={ref} direction={direction} defaultValue="details">
      <TabsList className={tabsList} aria-label="Order A-1042">
        <Tab className={tab} value="details">
          Details
        </Tab>
        <Tab className={tab} value="items">
          Items
        </Tab>
        <Tab className={tab} value="history">
          History
        </Tab>
      </TabsList>
      <TabPanel className={tabPanel} value="details" tabIndex={0}>
        Placed by Amara Okafor, paid by invoice.
      </TabPanel>
      <TabPanel className={tabPanel} value="items" tabIndex={0}>
        Two desk lamps and one extension cord.
      </TabPanel>
      <TabPanel className={tabPanel} value="history" tabIndex={0}>
        Packed on Monday, handed to the carrier on Tuesday.
      </TabPanel>
    </Tabs>
  );
}
