import DescriptionIcon from '@mui/icons-material/Description';
import FolderIcon from '@mui/icons-material/Folder';
import UploadIcon from '@mui/icons-material/Upload';
import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';

const actions = [
  { name: 'Document', icon: <DescriptionIcon /> },
  { name: 'Folder', icon: <FolderIcon /> },
  { name: 'Upload', icon: <UploadIcon /> },
];

export default function BasicSpeedDial() {
  return (
    <Box sx={{ position: 'relative', width: '100%', height: 280 }}>
      <SpeedDial
        ariaLabel="Create or upload"
        icon={<SpeedDialIcon />}
        sx={{ position: 'absolute', bottom: 16, insetInlineEnd: 16 }}
      >
        {actions.map(({ name, icon }) => (
          <SpeedDialAction key={name} icon={icon} tooltipTitle={name} />
        ))}
      </SpeedDial>
    </Box>
  );
}
