import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { useDirection } from '../../../data/useDirection';

const tabsList =
  'flex w-fit max-w-full flex-wrap gap-1 rounded-xl bg-slate-200 p-1 dark:bg-slate-700';
const tab =
  'rounded-lg border border-transparent px-3 py-1.5 hover:border-slate-500 aria-disabled:cursor-not-allowed aria-disabled:border-transparent aria-disabled:text-slate-600 aria-selected:border-blue-700 aria-selected:bg-white focus-visible:outline focus-visible:outline-2 focus-visible:outline-offset-1 focus-visible:outline-blue-700 dark:aria-disabled:text-slate-300 dark:aria-selected:border-blue-300 dark:aria-selected:bg-slate-900 dark:focus-visible:outline-blue-300';
const tabPanel =
  'px-1 py-3 focus-visible:outline focus-visible:outline-2 focus-visible:outline-blue-500';

export default function UnstyledTabsCustomized() {
  const { direction, ref } = useDirection();
  return (
    <Tabs ref={ref} direction={direction} defaultValue="week">
      <TabsList className={tabsList} aria-label="Period of the report">
        <Tab className={tab} value="week">
          Week
        </Tab>
        <Tab className={tab} value="month">
          Month
        </Tab>
        <Tab className={tab} value="year" disabled>
          Year
        </Tab>
      </TabsList>
      <TabPanel className={tabPanel} value="week" tabIndex={0}>
        42 parcels sent, 3 of them late.
      </TabPanel>
      <TabPanel className={tabPanel} value="month" tabIndex={0}>
        187 parcels sent, 9 of them late.
      </TabPanel>
      <TabPanel className={tabPanel} value="year" tabIndex={0}>
        The year is not complete yet.
      </TabPanel>
    </Tabs>
  );
}
