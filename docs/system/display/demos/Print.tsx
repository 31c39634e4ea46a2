import Box from '@mui/system/Box';

export default function Print() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, p: 2, border: 1 }}>
      <div>Delivery note for order 1042</div>
      <Box
        component="button"
        type="button"
        onClick={() => window.print()}
        sx={{ displayPrint: 'none', mt: 1 }}
      >
        Print
      </Box>
      <Box sx={{ display: 'none', displayPrint: 'block', mt: 4, borderTop: 1 }}>
        Date and signature of the recipient
      </Box>
    </Box>
  );
}
