import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

export default function HelperTextAligned() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2, alignItems: 'center' }}>
      <TextField label="City" helperText="As on the bill" defaultValue="Kraków" />
      <TextField label="Postal code" helperText=" " defaultValue="31-042" />
    </Box>
  );
}
