import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Grid from '@mui/joy/Grid';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';

const tiles = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].map((day) => (
  <Grid key={day} xs={4}>
    <Sheet variant="soft" sx={{ p: 1 }}>
      {day}
    </Sheet>
  </Grid>
));

export default function SpacingGrid() {
  const [spacing, setSpacing] = React.useState(2);

  return (
    <Stack spacing={2} sx={{ width: 1 }}>
      <Grid container spacing={spacing}>
        {tiles}
      </Grid>
      <FormControl>
        <FormLabel>spacing</FormLabel>
        <Select value={spacing} onChange={(_event, value) => setSpacing(value ?? 2)}>
          <Option value={0.5}>0.5</Option>
          <Option value={1}>1</Option>
          <Option value={2}>2</Option>
          <Option value={4}>4</Option>
        </Select>
      </FormControl>
    </Stack>
  );
}
