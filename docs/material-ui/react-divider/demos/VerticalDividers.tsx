import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';

export default function VerticalDividers() {
  return (
    <Box sx={{ display: 'flex', height: 40, border: 1, borderColor: 'divider', borderRadius: 1 }}>
      <Button color="inherit">Reply</Button>
      <Divider orientation="vertical" />
      <Button color="inherit">Forward</Button>
      <Divider orientation="vertical" />
      <Button color="inherit">Archive</Button>
    </Box>
  );
}
