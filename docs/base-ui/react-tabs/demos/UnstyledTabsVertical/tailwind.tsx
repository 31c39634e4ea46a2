import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';

const tabs = 'flex flex-wrap gap-3';
const tabsList = 'flex flex-col border-e border-slate-500';
const tab =
  'border-e-2 text-start border-transparent px-3 py-2 aria-selected:border-blue-700 aria-selected:text-blue-700 focus-visible:outline focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-blue-500 dark:aria-selected:border-blue-300 dark:aria-selected:text-blue-300';
const tabPanel =
  'flex-[1_1_8rem] p-2 focus-visible:outline focus-visible:outline-2 focus-visible:outline-blue-500';

export default function UnstyledTabsVertical() {
  return (
    <Tabs className={tabs} defaultValue="profile" orientation="vertical">
      <TabsList className={tabsList} aria-label="Settings">
        <Tab className={tab} value="profile">
          Profile
        </Tab>
        <Tab className={tab} value="alerts">
          Alerts
        </Tab>
        <Tab className={tab} value="billing">
          Billing
        </Tab>
      </TabsList>
      <TabPanel className={tabPanel} value="profile" tabIndex={0}>
        Name, photo, and language.
      </TabPanel>
      <TabPanel className={tabPanel} value="alerts" tabIndex={0}>
        One message a day, at 8 in the morning.
      </TabPanel>
      <TabPanel className={tabPanel} value="billing" tabIndex={0}>
        The next invoice is due on the first.
      </TabPanel>
    </Tabs>
  );
}
