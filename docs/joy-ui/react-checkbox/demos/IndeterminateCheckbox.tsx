import * as React from 'react';
import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';

export default function IndeterminateCheckbox() {
  const [chairs, setChairs] = React.useState(true);
  const [tables, setTables] = React.useState(false);
  const all = chairs && tables;
  const some = chairs !== tables;

  function setMixed(input: HTMLInputElement | null) {
    if (input) {
      input.indeterminate = some;
    }
  }

  function toggleAll() {
    setChairs(!all);
    setTables(!all);
  }

  const items = (
    <Stack spacing={1.5} sx={{ pl: 4 }}>
      <Checkbox label="Chairs" checked={chairs} onChange={() => setChairs(!chairs)} />
      <Checkbox label="Tables" checked={tables} onChange={() => setTables(!tables)} />
    </Stack>
  );

  return (
    <Stack spacing={1.5}>
      <Checkbox
        label="Furniture"
        checked={all}
        indeterminate={some}
        slotProps={{ input: { ref: setMixed } }}
        onChange={toggleAll}
      />
      {items}
    </Stack>
  );
}
