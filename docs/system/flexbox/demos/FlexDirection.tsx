import Box from '@mui/system/Box';

const initials = {
  flexShrink: 0,
  width: 48,
  lineHeight: '48px',
  borderRadius: '50%',
  bgcolor: '#004d40',
  color: '#fff',
  textAlign: 'center',
};

export default function FlexDirection() {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        alignItems: { xs: 'flex-start', sm: 'center' },
        gap: { xs: 1, sm: 2 },
        width: '100%',
        maxWidth: 480,
        p: 2,
        border: 1,
      }}
    >
      <Box aria-hidden="true" sx={initials}>
        LH
      </Box>
      <Box sx={{ flexGrow: 1 }}>
        <div>Layla Haddad</div>
        <div>Warehouse, Rotterdam</div>
      </Box>
      <Box
        component="a"
        href="#flex-direction"
        sx={{ color: 'inherit', textDecoration: 'underline' }}
      >
        Send a message
      </Box>
    </Box>
  );
}
