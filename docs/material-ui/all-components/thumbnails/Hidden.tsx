import Box from '@mui/material/Box';
import Hidden from '@mui/material/Hidden';
import Stack from '@mui/material/Stack';

export default function HiddenThumbnail() {
  return (
    <Stack direction="row" spacing={2}>
      <Box sx={{ width: 64, height: 64, bgcolor: 'primary.light', borderRadius: 1 }} />
      <Hidden implementation="css" xsUp>
        Not shown
      </Hidden>
      <Box
        sx={{
          width: 64,
          height: 64,
          border: '2px dashed',
          borderColor: 'divider',
          borderRadius: 1,
        }}
      />
    </Stack>
  );
}
