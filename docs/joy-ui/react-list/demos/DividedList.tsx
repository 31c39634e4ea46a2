import * as React from 'react';
import List from '@mui/joy/List';
import ListDivider, { type ListDividerProps } from '@mui/joy/ListDivider';
import ListItem from '@mui/joy/ListItem';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';

type Inset = NonNullable<ListDividerProps['inset']>;

export default function DividedList() {
  const [inset, setInset] = React.useState<Inset>('context');

  const select = (
    <Select
      value={inset}
      onChange={(_event, value) => setInset(value ?? 'context')}
      slotProps={{ button: { 'aria-label': 'Inset of the line' } }}
    >
      <Option value="context">context</Option>
      <Option value="gutter">gutter</Option>
      <Option value="startDecorator">startDecorator</Option>
      <Option value="startContent">startContent</Option>
    </Select>
  );

  return (
    <Stack spacing={2} sx={{ width: 1, maxWidth: 280 }}>
      <List variant="outlined" aria-label="Contacts" sx={{ p: 1, borderRadius: 'sm' }}>
        <ListItem>
          <ListItemDecorator aria-hidden>☎</ListItemDecorator>
          Workshop
        </ListItem>
        <ListDivider inset={inset} aria-hidden />
        <ListItem>
          <ListItemDecorator aria-hidden>☎</ListItemDecorator>
          Front desk
        </ListItem>
      </List>
      {select}
    </Stack>
  );
}
