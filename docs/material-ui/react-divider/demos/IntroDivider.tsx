import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function IntroDivider() {
  return (
    <Card variant="outlined" sx={{ width: 1, maxWidth: 320 }}>
      <Box sx={{ p: 2 }}>
        <Typography variant="h6" component="h3">
          Desk lamp
        </Typography>
        <Typography variant="body2" color="textSecondary">
          Dimmable, with a clamp for desks up to 5 cm.
        </Typography>
      </Box>
      <Divider />
      <Stack direction="row" spacing={1} sx={{ p: 2 }}>
        <Chip label="Black" />
        <Chip label="White" />
        <Chip label="Oak" />
      </Stack>
    </Card>
  );
}
