import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function ToggleButtonNotEmpty() {
  const [view, setView] = React.useState('list');
  const [columns, setColumns] = React.useState(['owner']);

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <ToggleButtonGroup
        exclusive
        value={view}
        onChange={(_event, value: string | null) => setView(value ?? view)}
        aria-label="View"
      >
        <ToggleButton value="list">List</ToggleButton>
        <ToggleButton value="board">Board</ToggleButton>
      </ToggleButtonGroup>
      <ToggleButtonGroup
        value={columns}
        onChange={(_event, values: string[]) => setColumns(values.length > 0 ? values : columns)}
        aria-label="Columns"
      >
        <ToggleButton value="owner">Owner</ToggleButton>
        <ToggleButton value="status">Status</ToggleButton>
      </ToggleButtonGroup>
    </Stack>
  );
}
