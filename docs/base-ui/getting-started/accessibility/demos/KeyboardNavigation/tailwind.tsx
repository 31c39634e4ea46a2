import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';

const tab =
  'border-b-[3px] border-transparent px-3 py-2 aria-selected:border-blue-700 aria-selected:font-semibold dark:aria-selected:border-blue-400 focus-visible:outline focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-blue-700 dark:focus-visible:outline-blue-400';

export default function KeyboardNavigation() {
  return (
    <Tabs defaultValue="open">
      <TabsList aria-label="Orders">
        <Tab className={tab} value="open">
          Open
        </Tab>
        <Tab className={tab} value="packed">
          Packed
        </Tab>
        <Tab className={tab} value="shipped">
          Shipped
        </Tab>
      </TabsList>
      <TabPanel className="p-3" value="open">
        12 orders wait for stock.
      </TabPanel>
      <TabPanel className="p-3" value="packed">
        8 orders wait for the carrier.
      </TabPanel>
      <TabPanel className="p-3" value="shipped">
        31 orders left today.
      </TabPanel>
    </Tabs>
  );
}
