import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';
import AddIcon from '@mui/icons-material/Add';
import EditIcon from '@mui/icons-material/Edit';
import NavigationIcon from '@mui/icons-material/Navigation';

export default function FloatingActionButtons() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Fab color="primary" aria-label="Add a task">
        <AddIcon />
      </Fab>
      <Fab color="secondary" aria-label="Edit the note">
        <EditIcon />
      </Fab>
      <Fab variant="extended" color="success">
        <NavigationIcon sx={{ mr: 1 }} />
        Start route
      </Fab>
      <Fab disabled aria-label="Add a task (the list is full)">
        <AddIcon />
      </Fab>
    </Stack>
  );
}
