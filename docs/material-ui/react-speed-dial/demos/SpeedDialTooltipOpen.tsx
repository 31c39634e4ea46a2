import * as React from 'react';
import GroupAddIcon from '@mui/icons-material/GroupAdd';
import PersonAddIcon from '@mui/icons-material/PersonAdd';
import Backdrop from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';

export default function SpeedDialTooltipOpen() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <Box sx={{ position: 'relative', width: '100%', height: 240, zIndex: 0 }}>
      <Backdrop open={open} sx={{ position: 'absolute' }} />
      <SpeedDial
        ariaLabel="Add to the team"
        icon={<SpeedDialIcon />}
        open={open}
        onOpen={() => setOpen(true)}
        onClose={close}
        sx={{ position: 'absolute', bottom: 16, insetInlineEnd: 16 }}
      >
        <SpeedDialAction
          icon={<PersonAddIcon />}
          tooltipTitle="Member"
          tooltipOpen
          onClick={close}
        />
        <SpeedDialAction icon={<GroupAddIcon />} tooltipTitle="Group" tooltipOpen onClick={close} />
      </SpeedDial>
    </Box>
  );
}
