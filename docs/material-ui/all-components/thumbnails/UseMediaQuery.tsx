import LaptopIcon from '@mui/icons-material/Laptop';
import SmartphoneIcon from '@mui/icons-material/Smartphone';
import Stack from '@mui/material/Stack';
import TabletIcon from '@mui/icons-material/Tablet';

export default function UseMediaQueryThumbnail() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'flex-end' }}>
      <SmartphoneIcon color="primary" />
      <TabletIcon color="action" fontSize="large" />
      <LaptopIcon color="action" sx={{ fontSize: 52 }} />
    </Stack>
  );
}
