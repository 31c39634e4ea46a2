import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';
import AddIcon from '@mui/icons-material/Add';

export default function FloatingActionButtonSize() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Fab color="primary" size="small" aria-label="Add a photo (small)">
        <AddIcon />
      </Fab>
      <Fab color="primary" size="medium" aria-label="Add a photo (medium)">
        <AddIcon />
      </Fab>
      <Fab color="primary" aria-label="Add a photo (large)">
        <AddIcon />
      </Fab>
    </Stack>
  );
}
