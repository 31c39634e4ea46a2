import DeleteIcon from '@mui/icons-material/Delete';
import DeleteOutlinedIcon from '@mui/icons-material/DeleteOutlined';
import DeleteTwoToneIcon from '@mui/icons-material/DeleteTwoTone';
import Stack from '@mui/material/Stack';

export default function MaterialIconsThumbnail() {
  return (
    <Stack direction="row" spacing={1.5}>
      <DeleteIcon />
      <DeleteOutlinedIcon />
      <DeleteTwoToneIcon />
    </Stack>
  );
}
