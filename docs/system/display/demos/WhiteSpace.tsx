import Box from '@mui/system/Box';

const note = `Please ring twice.

Gate code: 4711
Leave large parcels with Ms. Haddad on the second floor.`;

export default function WhiteSpace() {
  return (
    <Box sx={{ width: '100%', maxWidth: 280, p: 2, border: 1 }}>
      <strong>Note from the customer</strong>
      <Box sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'break-word' }}>{note}</Box>
    </Box>
  );
}
