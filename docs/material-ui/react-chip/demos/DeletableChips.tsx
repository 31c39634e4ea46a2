import * as React from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function DeletableChips() {
  const [filtered, setFiltered] = React.useState(true);

  return (
    <Stack direction="row" sx={{ minHeight: 40, alignItems: 'center' }}>
      {filtered ? (
        <Chip label="Status: open" onDelete={() => setFiltered(false)} />
      ) : (
        <Button autoFocus onClick={() => setFiltered(true)}>
          Show open orders only
        </Button>
      )}
    </Stack>
  );
}
