import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import DownloadIcon from '@mui/icons-material/Download';

export default function HideWithCss() {
  return (
    <div>
      <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
        <Button variant="outlined" startIcon={<DownloadIcon />}>
          Export report
        </Button>
      </Box>
      <Box sx={{ display: { sm: 'none' } }}>
        <IconButton aria-label="Export report">
          <DownloadIcon />
        </IconButton>
      </Box>
    </div>
  );
}
