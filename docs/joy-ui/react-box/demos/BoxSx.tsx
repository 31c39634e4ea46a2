import Box from '@mui/joy/Box';

export default function BoxSx() {
  return (
    <Box
      sx={{
        width: 180,
        p: 3,
        borderRadius: 'md',
        boxShadow: 'sm',
        textAlign: 'center',
        color: 'primary.softColor',
        bgcolor: 'primary.softBg',
        '&:hover': { boxShadow: 'lg' },
      }}
    >
      Greenhouse 4
    </Box>
  );
}
