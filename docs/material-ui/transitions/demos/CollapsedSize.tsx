import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';

export default function CollapsedSize() {
  const [open, setOpen] = React.useState(false);

  return (
    <Box sx={{ maxWidth: 320 }}>
      <Collapse in={open} collapsedSize="3em" id="review-text">
        <Typography>
          The lamp is bright enough for a large desk, and its arm stays where I put it. The cable is
          short, so plan for an extension cord. After three months, it still looks new.
        </Typography>
      </Collapse>
      <Button aria-expanded={open} aria-controls="review-text" onClick={() => setOpen(!open)}>
        {open ? 'Show less' : 'Show more'}
      </Button>
    </Box>
  );
}
