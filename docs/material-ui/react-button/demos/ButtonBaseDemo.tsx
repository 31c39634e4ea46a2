import Box from '@mui/material/Box';
import ButtonBase, { buttonBaseClasses } from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import FolderIcon from '@mui/icons-material/Folder';

const folders = [
  { name: 'Contracts', files: 24 },
  { name: 'Invoices', files: 118 },
  { name: 'Site photos', files: 9 },
];

const tile = {
  display: 'block',
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  textAlign: 'start',
  '&:hover': { bgcolor: 'action.hover' },
  [`&.${buttonBaseClasses.focusVisible}`]: { outline: '2px solid', outlineColor: 'primary.main' },
};

export default function ButtonBaseDemo() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {folders.map((folder) => (
        <ButtonBase key={folder.name} focusRipple sx={tile}>
          <FolderIcon color="primary" />
          <Typography component="span" variant="subtitle1" sx={{ display: 'block' }}>
            {folder.name}
          </Typography>
          <Typography component="span" variant="body2" color="textSecondary">
            {folder.files} files
          </Typography>
        </ButtonBase>
      ))}
    </Box>
  );
}
