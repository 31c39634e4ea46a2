import Box from '@mui/system/Box';

export default function BoxSx() {
  return (
    <Box
      sx={{
        width: 120,
        height: 120,
        borderRadius: 2,
        bgcolor: '#00695c',
        '&:hover': { bgcolor: '#004d40' },
      }}
    />
  );
}
