import Box from '@mui/joy/Box';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Sheet from '@mui/joy/Sheet';

export default function DrawerThumbnail() {
  return (
    <Box
      sx={{
        display: 'flex',
        width: 180,
        height: 104,
        borderRadius: 'sm',
        overflow: 'hidden',
        bgcolor: 'background.backdrop',
      }}
    >
      <Sheet sx={{ width: 96 }}>
        <List size="sm">
          <ListItem>Orders</ListItem>
          <ListItem>Stock</ListItem>
        </List>
      </Sheet>
    </Box>
  );
}
