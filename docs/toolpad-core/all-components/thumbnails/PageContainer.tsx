import Box from '@mui/material/Box';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function PageContainerThumbnail() {
  return (
    <Stack spacing={0.5} sx={{ width: 180 }}>
      <Breadcrumbs component="div" sx={{ fontSize: 12 }}>
        <span>Warehouse</span>
        <span>Orders</span>
      </Breadcrumbs>
      <Typography variant="h6" component="div">
        Orders
      </Typography>
      <Box sx={{ height: 40, bgcolor: 'action.hover' }} />
    </Stack>
  );
}
