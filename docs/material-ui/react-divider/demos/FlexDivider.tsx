import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';

export default function FlexDivider() {
  return (
    <Box sx={{ display: 'flex', width: 1, maxWidth: 400 }}>
      <Box sx={{ flex: 1, pr: 2 }}>
        <Typography variant="subtitle2" component="h3">
          Ship to
        </Typography>
        <Typography variant="body2">Diego Ramos, 14 Harbor Street, 3rd floor</Typography>
      </Box>
      <Divider orientation="vertical" flexItem />
      <Box sx={{ flex: 1, pl: 2 }}>
        <Typography variant="subtitle2" component="h3">
          Bill to
        </Typography>
        <Typography variant="body2">Riverbend Tools</Typography>
      </Box>
    </Box>
  );
}
