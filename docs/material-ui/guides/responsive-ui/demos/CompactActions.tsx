import * as React from 'react';
import ArchiveIcon from '@mui/icons-material/Archive';
import DownloadIcon from '@mui/icons-material/Download';
import ShareIcon from '@mui/icons-material/Share';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const actions = [
  { name: 'Share', icon: <ShareIcon /> },
  { name: 'Download', icon: <DownloadIcon /> },
  { name: 'Archive', icon: <ArchiveIcon /> },
];

export default function CompactActions() {
  const [last, setLast] = React.useState('');
  return (
    <Stack spacing={1} sx={{ p: 2 }}>
      <Stack direction="row" spacing={1}>
        {actions.map(({ name, icon }) => (
          <Button
            key={name}
            aria-label={name}
            variant="outlined"
            onClick={() => setLast(name)}
            sx={{ minWidth: 48, minHeight: 48, gap: 1 }}
          >
            {icon}
            <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
              {name}
            </Box>
          </Button>
        ))}
      </Stack>
      <Typography role="status">{last ? `Last action: ${last}` : 'No action yet'}</Typography>
    </Stack>
  );
}
