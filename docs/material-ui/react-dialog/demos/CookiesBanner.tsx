import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function CookiesBanner() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <Box sx={{ position: 'relative', width: '100%', minHeight: 240 }}>
      <Button variant="outlined" onClick={() => setOpen(!open)} aria-expanded={open}>
        Cookie settings
      </Button>
      <Fade in={open} unmountOnExit>
        <Paper
          role="dialog"
          aria-modal={false}
          aria-labelledby="cookies-title"
          variant="outlined"
          sx={{ position: 'absolute', bottom: 0, left: 0, right: 0, p: 2 }}
        >
          <Stack spacing={1}>
            <Typography id="cookies-title" sx={{ fontWeight: 'bold' }}>
              Cookies in this shop
            </Typography>
            <Typography variant="body2">We count visits to improve the search.</Typography>
            <Stack direction="row" spacing={1}>
              <Button onClick={close}>Only what’s needed</Button>
              <Button onClick={close}>Allow</Button>
            </Stack>
          </Stack>
        </Paper>
      </Fade>
    </Box>
  );
}
