import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import ArchiveIcon from '@mui/icons-material/Archive';

export default function CustomDeleteIconChips() {
  const [archived, setArchived] = React.useState(false);

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Chip label="Project Alder" onDelete={() => setArchived(true)} deleteIcon={<ArchiveIcon />} />
      <Typography role="status">{archived ? 'Archived' : 'Active'}</Typography>
    </Stack>
  );
}
