import * as React from 'react';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

const choices = ['start', 'center', 'end', 'space-around'].map((value) => (
  <Button key={value} value={value} sx={{ px: 1 }}>
    {value}
  </Button>
));

export default function InteractiveStack() {
  const [justify, setJustify] = React.useState('start');

  return (
    <Stack spacing={3} sx={{ width: 1, maxWidth: 420 }}>
      <Stack direction="row" spacing={1} sx={{ justifyContent: justify }}>
        <Chip>New</Chip>
        <Chip>Open</Chip>
      </Stack>
      <ToggleButtonGroup
        aria-label="justifyContent"
        size="sm"
        value={justify}
        onChange={(_event, value) => setJustify(value ?? justify)}
      >
        {choices}
      </ToggleButtonGroup>
    </Stack>
  );
}
