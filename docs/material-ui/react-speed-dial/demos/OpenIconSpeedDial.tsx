import CloseIcon from '@mui/icons-material/Close';
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import MailIcon from '@mui/icons-material/Mail';
import ShareIcon from '@mui/icons-material/Share';
import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';

export default function OpenIconSpeedDial() {
  return (
    <Box sx={{ position: 'relative', width: '100%', height: 240 }}>
      <SpeedDial
        ariaLabel="Share the report"
        icon={<SpeedDialIcon icon={<ShareIcon />} openIcon={<CloseIcon />} />}
        sx={{ position: 'absolute', bottom: 16, insetInlineEnd: 16 }}
      >
        <SpeedDialAction icon={<ContentCopyIcon />} tooltipTitle="Copy the link" />
        <SpeedDialAction icon={<MailIcon />} tooltipTitle="Send by email" />
      </SpeedDial>
    </Box>
  );
}
