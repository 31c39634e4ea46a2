import * as React from 'react';
import Button from '@mui/joy/Button';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';

export default function ControlledOpenSelect() {
  const [open, setOpen] = React.useState(false);
  const action = React.useRef<{ focusVisible(): void }>(null);

  function show() {
    action.current?.focusVisible();
    setOpen(true);
  }

  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Select
        action={action}
        aria-label="Assignee"
        placeholder="Unassigned"
        listboxOpen={open}
        onListboxOpenChange={setOpen}
        sx={{ width: 180 }}
      >
        <Option value="fatima">Fatima</Option>
        <Option value="lars">Lars</Option>
        <Option value="mei">Mei</Option>
      </Select>
      <Button variant="soft" onClick={show}>
        Assign
      </Button>
    </Stack>
  );
}
