import * as React from 'react';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';

export default function ControlledTooltips() {
  const [open, setOpen] = React.useState(false);
  const [seen, setSeen] = React.useState(false);

  function handleOpen() {
    setOpen(true);
    setSeen(true);
  }

  return (
    <Tooltip
      describeChild
      title="New: filters can be saved"
      open={open}
      onOpen={handleOpen}
      onClose={() => setOpen(false)}
    >
      <Button variant="outlined">
        <Badge color="primary" variant="dot" invisible={seen}>
          Filters
        </Badge>
      </Button>
    </Tooltip>
  );
}
