import * as React from 'react';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import type { PopperProps } from '@mui/material/Popper';
import Typography from '@mui/material/Typography';

export default function VirtualElementPopper() {
  const [anchorEl, setAnchorEl] = React.useState<PopperProps['anchorEl']>(null);
  const [words, setWords] = React.useState(0);

  function showNextToSelection() {
    const selection = window.getSelection();
    if (!selection || selection.isCollapsed) {
      setAnchorEl(null);
      return;
    }
    const range = selection.getRangeAt(0);
    setWords(selection.toString().trim().split(/\s+/).length);
    setAnchorEl({ getBoundingClientRect: () => range.getBoundingClientRect() });
  }

  return (
    <div>
      <Typography onMouseUp={() => setTimeout(showNextToSelection)}>
        Select a part of this text to count its words. Ravi Menon checks the labels before the boxes
        leave the warehouse, and prints those that are missing.
      </Typography>
      <Popper open={anchorEl !== null} anchorEl={anchorEl} placement="bottom-start">
        <Paper elevation={3} sx={{ m: 1, p: 1 }}>
          Words: {words}
        </Paper>
      </Popper>
    </div>
  );
}
