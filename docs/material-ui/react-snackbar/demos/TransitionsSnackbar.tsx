import * as React from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Grow from '@mui/material/Grow';
import Slide from '@mui/material/Slide';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';

const transitions = { Grow, Fade, Slide };
const names = ['Grow', 'Fade', 'Slide'] as const;

export default function TransitionsSnackbar() {
  const [open, setOpen] = React.useState(false);
  const [name, setName] = React.useState<(typeof names)[number]>('Grow');

  return (
    <Stack direction="row" spacing={1} useFlexGap>
      {names.map((item) => (
        <Button
          key={item}
          variant="outlined"
          onClick={() => {
            setName(item);
            setOpen(true);
          }}
        >
          {item}
        </Button>
      ))}
      <Snackbar
        key={name}
        open={open}
        autoHideDuration={5000}
        onClose={() => setOpen(false)}
        TransitionComponent={transitions[name]}
        message="The task was moved to Done"
      />
    </Stack>
  );
}
