import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { useDirection } from '../../../data/useDirection';

const tabsList = 'flex flex-wrap border-b border-slate-500';
const tab =
  'border-b-2 border-transparent px-3 py-2 aria-selected:border-blue-700 aria-selected:text-blue-700 focus-visible:outline focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-blue-500 dark:aria-selected:border-blue-300 dark:aria-selected:text-blue-300';
const tabPanel = 'p-3 focus-visible:outline focus-visible:outline-2 focus-visible:outline-blue-500';

function TeamTabs({ label, follow }: { label: string; follow: boolean }) {
  const { direction, ref } = useDirection();
  return (
    <Tabs ref={ref} direction={direction} defaultValue="members" selectionFollowsFocus={follow}>
      <TabsList className={tabsList} aria-label={label}>
        <Tab className={tab} value="members">
          Members
        </Tab>
        <Tab className={tab} value="shifts">
          Shifts
        </Tab>
        <Tab className={tab} value="files">
          Files
        </Tab>
      </TabsList>
      <TabPanel className={tabPanel} value="members" tabIndex={0}>
        Six members in two places.
      </TabPanel>
      <TabPanel className={tabPanel} value="shifts" tabIndex={0}>
        The early shift starts at 6.
      </TabPanel>
      <TabPanel className={tabPanel} value="files" tabIndex={0}>
        Nine files, one of them shared.
      </TabPanel>
    </Tabs>
  );
}

export default function KeyboardNavigation() {
  return (
    <div>
      <p>Arrow keys move focus; Enter or Space selects:</p>
      <TeamTabs label="Team, selected by Enter" follow={false} />
      <p>Arrow keys also select:</p>
      <TeamTabs label="Team, selected by focus" follow />
    </div>
  );
}
