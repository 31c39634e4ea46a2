import * as React from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import EventIcon from '@mui/icons-material/Event';
import HelpIcon from '@mui/icons-material/Help';
import PeopleIcon from '@mui/icons-material/People';
import PlaceIcon from '@mui/icons-material/Place';

export default function IconPositionTabs() {
  const [selected, setSelected] = React.useState('dates');

  return (
    <Tabs
      variant="scrollable"
      value={selected}
      onChange={(_event, value: string) => setSelected(value)}
      aria-label="Event"
    >
      <Tab value="dates" icon={<EventIcon />} label="Top" />
      <Tab value="guests" icon={<PeopleIcon />} iconPosition="start" label="Start" />
      <Tab value="venue" icon={<PlaceIcon />} iconPosition="end" label="End" />
      <Tab value="questions" icon={<HelpIcon />} iconPosition="bottom" label="Bottom" />
    </Tabs>
  );
}
