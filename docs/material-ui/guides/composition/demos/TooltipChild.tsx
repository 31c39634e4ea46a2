import * as React from 'react';
import ArchiveIcon from '@mui/icons-material/Archive';
import IconButton from '@mui/material/IconButton';
import type { IconButtonProps } from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';

const ArchiveButton = React.forwardRef<HTMLButtonElement, IconButtonProps>(
  function ArchiveButton(props, ref) {
    return (
      <IconButton color="primary" {...props} ref={ref}>
        <ArchiveIcon />
      </IconButton>
    );
  },
);

export default function TooltipChild() {
  return (
    <Tooltip title="Archive">
      <ArchiveButton />
    </Tooltip>
  );
}
