import { Tab as BaseTab, tabClasses } from '@mui/base/Tab';
import { TabPanel as BaseTabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList as BaseTabsList } from '@mui/base/TabsList';
import { styled } from '@mui/system';
import { useDirection } from '../../../data/useDirection';

const TabsList = styled(BaseTabsList)`
  display: flex;
  flex-wrap: wrap;
  border-bottom: 1px solid #7b8794;
`;

const Tab = styled(BaseTab)`
  padding: 0.5rem 0.75rem;
  border: 0;
  border-bottom: 2px solid transparent;
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;
  &.${tabClasses.selected} {
    border-color: light-dark(#1565c0, #90caf9);
    color: light-dark(#1565c0, #90caf9);
  }
  &:focus-visible {
    outline: 2px solid #3b8fe0;
    outline-offset: -2px;
  }
`;

const TabPanel = styled(BaseTabPanel)`
  padding: 0.75rem;
  &:focus-visible {
    outline: 2px solid #3b8fe0;
  }
`;

function TeamTabs({ label, follow }: { label: string; follow: boolean }) {
  const { direction, ref } = useDirection();
  return (
    <Tabs ref={ref} direction={direction} defaultValue="members" selectionFollowsFocus={follow}>
      <TabsList aria-label={label}>
        <Tab value="members">Members</Tab>
        <Tab value="shifts">Shifts</Tab>
        <Tab value="files">Files</Tab>
      </TabsList>
      <TabPanel value="members" tabIndex={0}>
        Six members in two places.
      </TabPanel>
      <TabPanel value="shifts" tabIndex={0}>
        The early shift starts at 6.
      </TabPanel>
      <TabPanel value="files" tabIndex={0}>
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
