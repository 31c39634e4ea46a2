import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { useDirection } from '../../../data/useDirection';
import './styles.css';

function TeamTabs({ label, follow }: { label: string; follow: boolean }) {
  const { direction, ref } = useDirection();
  return (
    <Tabs ref={ref} direction={direction} defaultValue="members" selectionFollowsFocus={follow}>
      <TabsList className="tabs-list" aria-label={label}>
        <Tab className="tab" value="members">
          Members
        </Tab>
        <Tab className="tab" value="shifts">
          Shifts
        </Tab>
        <Tab className="tab" value="files">
          Files
        </Tab>
      </TabsList>
      <TabPanel className="tab-panel" value="members" tabIndex={0}>
        Six members in two places.
      </TabPanel>
      <TabPanel className="tab-panel" value="shifts" tabIndex={0}>
        The early shift starts at 6.
      </TabPanel>
      <TabPanel className="tab-panel" value="files" tabIndex={0}>
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
