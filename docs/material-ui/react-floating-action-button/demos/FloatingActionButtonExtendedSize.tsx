import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';
import EditIcon from '@mui/icons-material/Edit';

export default function FloatingActionButtonExtendedSize() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Fab variant="extended" size="small" color="primary">
        <EditIcon sx={{ mr: 0.5 }} />
        Compose
      </Fab>
      <Fab variant="extended" size="medium" color="primary">
        <EditIcon sx={{ mr: 1 }} />
        Compose
      </Fab>
      <Fab variant="extended" color="primary">
        <EditIcon sx={{ mr: 1 }} />
        Compose
      </Fab>
    </Stack>
  );
}
