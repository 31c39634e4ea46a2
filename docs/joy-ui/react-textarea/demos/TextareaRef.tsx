import * as React from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';

export default function TextareaRef() {
  const ref = React.useRef<HTMLTextAreaElement>(null);

  return (
    <Stack spacing={2} sx={{ width: 280 }}>
      <Textarea
        aria-label="Invitation"
        defaultValue="We open the garden on Saturday at 3 pm."
        slotProps={{ textarea: { ref } }}
      />
      <Button onClick={() => ref.current?.select()}>Select the text</Button>
    </Stack>
  );
}
