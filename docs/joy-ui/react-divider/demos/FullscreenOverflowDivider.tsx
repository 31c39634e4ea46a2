import Box from '@mui/joy/Box';
import Divider from '@mui/joy/Divider';
import Typography from '@mui/joy/Typography';

export default function FullscreenOverflowDivider() {
  return (
    <Box sx={{ px: { xs: 2, sm: 6 }, py: 2 }}>
      <Typography level="title-md">Opening hours</Typography>
      <Typography>Monday to Friday, 9 to 17</Typography>
      <Divider sx={{ my: 2, mx: { xs: -2, sm: 0 } }} />
      <Typography level="title-md">How to find us</Typography>
      <Typography>Five minutes from the tram depot</Typography>
    </Box>
  );
}
