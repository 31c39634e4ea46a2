import * as React from 'react';
import List from '@mui/joy/List';
import ListDivider from '@mui/joy/ListDivider';
import ListItem from '@mui/joy/ListItem';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Switch from '@mui/joy/Switch';

const panel = { maxWidth: 320, borderRadius: 'sm' };
const input = { 'aria-labelledby': 'airplane-label' };

export default function DividedList() {
  const [airplane, setAirplane] = React.useState(false);

  const toggle = { checked: airplane, onChange: () => setAirplane(!airplane) };

  return (
    <List variant="outlined" aria-label="Connections" sx={panel}>
      <ListItem>
        <ListItemDecorator aria-hidden>✈</ListItemDecorator>
        <ListItemContent id="airplane-label">Airplane mode</ListItemContent>
        <Switch {...toggle} slotProps={{ input }} />
      </ListItem>
      <ListDivider inset="startContent" aria-hidden />
      <ListItem>
        <ListItemDecorator aria-hidden>⇅</ListItemDecorator>
        Mobile data: {airplane ? 'off' : 'on'}
      </ListItem>
    </List>
  );
}
