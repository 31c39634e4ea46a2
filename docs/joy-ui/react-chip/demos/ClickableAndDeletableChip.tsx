import * as React from 'react';
import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const tall = { '--Chip-minHeight': '28px' };

export default function ClickableAndDeletableChip() {
  const [status, setStatus] = React.useState('Attached');
  const box = React.useRef<HTMLDivElement>(null);

  function remove() {
    setStatus('Removed');
    box.current?.focus();
  }

  const button = <ChipDelete aria-label="Remove invoice.pdf" onDelete={remove} />;

  return (
    <Stack ref={box} tabIndex={-1} role="group" aria-label="Attachment" spacing={1}>
      {status !== 'Removed' && (
        <Chip sx={tall} onClick={() => setStatus('Opened')} endDecorator={button}>
          invoice.pdf
        </Chip>
      )}
      <Typography role="status">{status}</Typography>
    </Stack>
  );
}
