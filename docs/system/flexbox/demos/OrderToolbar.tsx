import Box from '@mui/system/Box';

export default function OrderToolbar() {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        width: '100%',
        p: 1,
        border: 1,
      }}
    >
      <Box sx={{ flexGrow: 1, minWidth: 180, fontSize: 20 }}>Order 1042</Box>
      <button type="button">Print the label</button>
      <button type="button">Refund</button>
    </Box>
  );
}
