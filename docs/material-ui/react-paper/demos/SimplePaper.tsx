import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function SimplePaper() {
  return (
    <Paper elevation={3} sx={{ p: 2, width: 1, maxWidth: 320 }}>
      <Typography variant="h6" component="h3">
        Warehouse North
      </Typography>
      <Typography variant="body2" color="textSecondary">
        214 pallets, 12 free places. The next delivery arrives on Thursday.
      </Typography>
    </Paper>
  );
}
