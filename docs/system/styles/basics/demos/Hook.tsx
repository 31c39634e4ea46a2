import Box from '@mui/system/Box';

export default function Hook() {
  return (
    <Box
      component="button"
      type="button"
      sx={{
        px: 4,
        py: 1.5,
        border: 0,
        borderRadius: 1,
        font: 'inherit',
        color: '#fff',
        background: 'linear-gradient(45deg, #00695c, #1a237e)',
      }}
    >
      Print the label
    </Box>
  );
}
