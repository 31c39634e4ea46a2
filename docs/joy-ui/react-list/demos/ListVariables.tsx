import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import Stack from '@mui/joy/Stack';

export default function ListVariables() {
  const [padding, setPadding] = React.useState('8');
  const [radius, setRadius] = React.useState('16');
  const [gap, setGap] = React.useState('4');

  const fields = (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <FormControl>
        <FormLabel>--List-padding (px)</FormLabel>
        <Input type="number" value={padding} onChange={(event) => setPadding(event.target.value)} />
      </FormControl>
      <FormControl>
        <FormLabel>--List-radius (px)</FormLabel>
        <Input type="number" value={radius} onChange={(event) => setRadius(event.target.value)} />
      </FormControl>
      <FormControl>
        <FormLabel>--List-gap (px)</FormLabel>
        <Input type="number" value={gap} onChange={(event) => setGap(event.target.value)} />
      </FormControl>
    </Stack>
  );

  return (
    <Stack spacing={3}>
      <List
        variant="outlined"
        aria-label="Drawers"
        sx={{
          '--List-padding': `${padding}px`,
          '--List-radius': `${radius}px`,
          '--List-gap': `${gap}px`,
        }}
      >
        {['Screws', 'Hinges'].map((name) => (
          <ListItem key={name}>
            <ListItemButton variant="soft">{name}</ListItemButton>
          </ListItem>
        ))}
      </List>
      {fields}
    </Stack>
  );
}
