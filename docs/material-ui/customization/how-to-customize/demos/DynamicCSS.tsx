import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';

interface NoteProps {
  pinned: boolean;
}

const Note = styled(Paper, { shouldForwardProp: (prop) => prop !== 'pinned' })<NoteProps>({
  padding: 16,
  borderInlineStart: '4px solid transparent',
  variants: [{ props: { pinned: true }, style: { borderInlineStartColor: 'currentColor' } }],
});

export default function DynamicCSS() {
  const [pinned, setPinned] = React.useState(true);

  return (
    <Stack spacing={1}>
      <Note pinned={pinned}>Gate 3 is closed until Friday.</Note>
      <FormControlLabel
        label="Pinned"
        control={<Switch checked={pinned} onChange={(event) => setPinned(event.target.checked)} />}
      />
    </Stack>
  );
}
