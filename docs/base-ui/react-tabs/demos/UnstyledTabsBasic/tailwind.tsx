import { useState } from 'react';
import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { useDirection } from '../../../data/useDirection';

const tabsList = 'flex flex-wrap border-b border-slate-500';
const tab =
  'border-b-2 border-transparent px-3 py-2 aria-selected:border-blue-700 aria-selected:text-blue-700 focus-visible:outline focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-blue-500 dark:aria-selected:border-blue-300 dark:aria-selected:text-blue-300';
const tabPanel = 'p-3 focus-visible:outline focus-visible:outline-2 focus-visible:outline-blue-500';

const sections = [
  { label: 'Open', text: 'Four orders wait for a carrier.' },
  { label: 'Sent', text: 'Eleven orders are on their way.' },
  { label: 'Returned', text: 'One order came back damaged.' },
];

export default function UnstyledTabsBasic() {
  const { direction, ref } = useDirection();
  const [value, setValue] = useState<number | string | null>(0);
  return (
    <Tabs ref={ref} direction={direction} value={value} onChange={(_, next) => setValue(next)}>
      <TabsList className={tabsList} aria-label="Orders by state">
        {sections.map(({ label }) => (
          <Tab className={tab} key={label}>
            {label}
          </Tab>
        ))}
      </TabsList>
      {sections.map(({ label, text }) => (
        <TabPanel className={tabPanel} key={label} tabIndex={0}>
          {text}
        </TabPanel>
      ))}
    </Tabs>
  );
}
