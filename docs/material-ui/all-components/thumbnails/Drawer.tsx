import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import Paper from '@mui/material/Paper';

export default function DrawerThumbnail() {
  return (
    <Paper variant="outlined" sx={{ display: 'flex', width: 190, height: 110, overflow: 'hidden' }}>
      <Drawer
        variant="permanent"
        sx={{ width: 80, '& .MuiDrawer-paper': { position: 'static', p: 1, gap: 1 } }}
      >
        <Box>Inbox</Box>
        <Box>Sent</Box>
      </Drawer>
      <Box sx={{ flex: 1, bgcolor: 'action.hover' }} />
    </Paper>
  );
}
