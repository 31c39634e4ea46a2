import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import PushPinIcon from '@mui/icons-material/PushPin';
import StarIcon from '@mui/icons-material/Star';
import DeleteIcon from '@mui/icons-material/Delete';

export default function IconButtonColors() {
  return (
    <Stack direction="row" spacing={1}>
      <IconButton aria-label="Pin message" color="primary">
        <PushPinIcon />
      </IconButton>
      <IconButton aria-label="Add message to favorites" color="secondary">
        <StarIcon />
      </IconButton>
      <IconButton aria-label="Delete message" color="error">
        <DeleteIcon />
      </IconButton>
    </Stack>
  );
}
