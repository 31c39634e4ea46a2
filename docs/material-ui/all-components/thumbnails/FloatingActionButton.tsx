import AddIcon from '@mui/icons-material/Add';
import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';

export default function FloatingActionButtonThumbnail() {
  return (
    <Stack direction="row" spacing={2}>
      <Fab color="primary" size="medium">
        <AddIcon />
      </Fab>
      <Fab variant="extended" size="medium" color="secondary">
        Route
      </Fab>
    </Stack>
  );
}
