import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import AttachFileIcon from '@mui/icons-material/AttachFile';

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

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Button
        component="label"
        role={undefined}
        tabIndex={-1}
        variant="contained"
        startIcon={<AttachFileIcon />}
      >
        Attach receipts
        <Box component="input" type="file" multiple onChange={handleChange} sx={visuallyHidden} />
      </Button>
      <Typography variant="body2" role="status" sx={{ overflowWrap: 'anywhere' }}>
        {names.length > 0 ? names.join(', ') : 'No receipt attached yet'}
      </Typography>
    </Stack>
  );
}
