import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';

export default function AutoGridNoWrap() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Grid container spacing={2} wrap="nowrap">
        <Grid item>
          <Avatar aria-hidden="true">AO</Avatar>
        </Grid>
        <Grid item xs zeroMinWidth>
          <Typography>Amara Okafor</Typography>
          <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
            Shared the contract for the warehouse at the northern harbor
          </Typography>
        </Grid>
      </Grid>
    </Box>
  );
}
