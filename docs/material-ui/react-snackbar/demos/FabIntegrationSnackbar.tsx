import * as React from 'react';
import Fab from '@mui/material/Fab';
import Snackbar from '@mui/material/Snackbar';
import AddIcon from '@mui/icons-material/Add';

export default function FabIntegrationSnackbar() {
  const [tasks, setTasks] = React.useState(0);
  const [open, setOpen] = React.useState(false);

  function addTask() {
    setTasks(tasks + 1);
    setOpen(true);
  }

  return (
    <React.Fragment>
      <Fab
        color="primary"
        aria-label="Add a task"
        onClick={addTask}
        sx={{ position: 'fixed', bottom: 16, insetInlineEnd: 16 }}
      >
        <AddIcon />
      </Fab>
      <Snackbar
        key={tasks}
        open={open}
        autoHideDuration={5000}
        onClose={() => setOpen(false)}
        message={`Task ${tasks} added`}
        sx={{ bottom: { xs: 88, sm: 24 } }}
      />
    </React.Fragment>
  );
}
