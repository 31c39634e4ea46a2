import * as React from 'react';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function ClickableChip() {
  const [query, setQuery] = React.useState('');

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1}>
        <Chip onClick={() => setQuery('soup')}>Soup</Chip>
        <Chip onClick={() => setQuery('bread')}>Bread</Chip>
      </Stack>
      <Typography role="status">Search: {query || 'none'}</Typography>
    </Stack>
  );
}
