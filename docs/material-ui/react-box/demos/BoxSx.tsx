import Box from '@mui/material/Box';

export default function BoxSx() {
  return (
    <Box
      sx={{
        width: 160,
        p: 3,
        borderRadius: 2,
        textAlign: 'center',
        color: 'primary.contrastText',
        bgcolor: 'primary.main',
        '&:hover': { bgcolor: 'primary.dark' },
      }}
    >
      Berth 7
    </Box>
  );
}
