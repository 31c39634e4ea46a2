import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid2';

const figures = ['128 orders', '6 returns', '14 invoices', '3 drivers'];

export default function FullBorderedGrid() {
  return (
    <Box sx={{ width: '100%', bgcolor: 'background.paper' }}>
      <Grid container spacing="1px" sx={{ p: '1px', bgcolor: 'divider' }}>
        {figures.map((figure) => (
          <Grid key={figure} size={{ xs: 12, sm: 6 }} sx={{ p: 2, bgcolor: 'background.paper' }}>
            {figure}
          </Grid>
        ))}
      </Grid>
    </Box>
  );
}
