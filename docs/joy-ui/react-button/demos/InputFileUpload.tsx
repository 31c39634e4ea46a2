import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
};

export default function InputFileUpload() {
  const [names, setNames] = React.useState<string[]>([]);

  function handleChange(event: React.ChangeEvent<HTMLInputElement>) {
    setNames(Array.from(event.target.files ?? [], (file) => file.name));
  }

  const status = (
    <Typography level="body-sm" role="status" sx={{ overflowWrap: 'anywhere' }}>
      {names.length > 0 ? names.join(', ') : 'No floor plan attached yet'}
    </Typography>
  );

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Button component="label" role={undefined} tabIndex={-1} variant="outlined">
        Attach floor plans
        <Box component="input" type="file" multiple onChange={handleChange} sx={visuallyHidden} />
      </Button>
      {status}
    </Stack>
  );
}
