import { useState } from 'react';
import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { useDirection } from '../../../data/useDirection';
import './styles.css';

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
      <TabsList className="tabs-list" aria-label="Orders by state">
        {sections.map(({ label }) => (
          <Tab className="tab" key={label}>
            {label}
          </Tab>
        ))}
      </TabsList>
      {sections.map(({ label, text }) => (
        <TabPanel className="tab-panel" key={label} tabIndex={0}>
          {text}
        </TabPanel>
      ))}
    </Tabs>
  );
}
