import * as React from 'react';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import type { PopoverProps } from '@mui/material/Popover';
import Typography from '@mui/material/Typography';

export default function VirtualElementPopover() {
  const [anchorEl, setAnchorEl] = React.useState<PopoverProps['anchorEl']>(null);

  function showNextToSelection() {
    const selection = window.getSelection();
    if (selection && !selection.isCollapsed) {
      const rect = selection.getRangeAt(0).getBoundingClientRect();
      setAnchorEl({ nodeType: Node.ELEMENT_NODE, getBoundingClientRect: () => rect });
    }
  }

  return (
    <div>
      <Typography onMouseUp={showNextToSelection}>
        Select a part of this text. The delivery of the new shelves is planned for the second week
        of the month. Mei Lin opens the warehouse for the driver.
      </Typography>
      <Popover
        open={anchorEl !== null}
        anchorEl={anchorEl}
        onClose={() => setAnchorEl(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Selected text' } }}
      >
        <Button onClick={() => setAnchorEl(null)}>Add a comment</Button>
      </Popover>
    </div>
  );
}
