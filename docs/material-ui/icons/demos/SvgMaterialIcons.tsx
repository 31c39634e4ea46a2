import Stack from '@mui/material/Stack';
import FolderIcon from '@mui/icons-material/Folder';
import FolderOutlinedIcon from '@mui/icons-material/FolderOutlined';
import FolderRoundedIcon from '@mui/icons-material/FolderRounded';
import FolderTwoToneIcon from '@mui/icons-material/FolderTwoTone';
import FolderSharpIcon from '@mui/icons-material/FolderSharp';

export default function SvgMaterialIcons() {
  return (
    <Stack direction="row" spacing={2}>
      <FolderIcon titleAccess="Folder, filled" />
      <FolderOutlinedIcon titleAccess="Folder, outlined" />
      <FolderRoundedIcon titleAccess="Folder, rounded" />
      <FolderTwoToneIcon titleAccess="Folder, two-tone" />
      <FolderSharpIcon titleAccess="Folder, sharp" />
    </Stack>
  );
}
