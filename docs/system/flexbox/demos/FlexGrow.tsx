import Box from '@mui/system/Box';

const parts = [
  { name: 'Files', gigabytes: 50, color: '#0d47a1' },
  { name: 'Photos', gigabytes: 30, color: '#4a148c' },
  { name: 'Free', gigabytes: 20, color: '#37474f' },
];

export default function FlexGrow() {
  return (
    <Box
      component="ul"
      sx={{ display: 'flex', gap: '2px', width: '100%', maxWidth: 480, m: 0, p: 0 }}
    >
      {parts.map(({ name, gigabytes, color }) => (
        <Box
          key={name}
          component="li"
          sx={{
            flexGrow: gigabytes,
            flexBasis: 0,
            py: 1,
            bgcolor: color,
            color: '#fff',
            listStyle: 'none',
            textAlign: 'center',
          }}
        >
          {name} <Box sx={{ fontSize: 14 }}>{gigabytes} GB</Box>
        </Box>
      ))}
    </Box>
  );
}
