import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ShareIcon from '@mui/icons-material/Share';

export default function ProminentAppBar() {
  return (
    <Box sx={{ width: 1 }}>
      <AppBar position="static">
        <Toolbar sx={{ alignItems: 'flex-start', minHeight: 128, py: 1 }}>
          <IconButton edge="start" color="inherit" aria-label="Back to all trips" sx={{ mr: 1 }}>
            <ArrowBackIcon
              sx={{ transform: (theme) => (theme.direction === 'rtl' ? 'scaleX(-1)' : 'none') }}
            />
          </IconButton>
          <Typography variant="h5" component="div" sx={{ flexGrow: 1, alignSelf: 'flex-end' }}>
            Four days in the lake district
          </Typography>
          <IconButton edge="end" color="inherit" aria-label="Share the trip">
            <ShareIcon />
          </IconButton>
        </Toolbar>
      </AppBar>
    </Box>
  );
}
