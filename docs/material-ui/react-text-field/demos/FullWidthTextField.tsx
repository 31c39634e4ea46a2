import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

export default function FullWidthTextField() {
  return (
    <Box sx={{ width: '100%', maxWidth: 560 }}>
      <TextField fullWidth label="Subject" defaultValue="Delivery of order 20418" />
    </Box>
  );
}
