import FileCopyIcon from '@mui/icons-material/FileCopy';
import PrintIcon from '@mui/icons-material/Print';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';

export default function SpeedDialThumbnail() {
  return (
    <SpeedDial
      ariaLabel="Create"
      open
      direction="left"
      icon={<SpeedDialIcon />}
      FabProps={{ size: 'medium' }}
      TransitionProps={{ appear: false }}
    >
      <SpeedDialAction icon={<FileCopyIcon />} />
      <SpeedDialAction icon={<PrintIcon />} />
    </SpeedDial>
  );
}
