import * as React from 'react';
import Box from '@mui/system/Box';

export default function ConditionalStyles() {
  const [late, setLate] = React.useState(true);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <label>
        <input type="checkbox" checked={late} onChange={(event) => setLate(event.target.checked)} />{' '}
        The order is late
      </label>
      <Box
        sx={[
          { p: 2, borderRadius: 1, bgcolor: '#00574b', color: '#fff' },
          late && { bgcolor: '#8c1d18', fontWeight: 700 },
          (theme) => ({ [theme.breakpoints.up('sm')]: { px: 4 } }),
        ]}
      >
        Order 7313 {late ? 'is late' : 'is on time'}
      </Box>
    </Box>
  );
}
