import * as React from 'react';
import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';
import SvgIcon from '@mui/joy/SvgIcon';

const clock = (
  <SvgIcon>
    <path d="M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18m-1 4v6l5 3 1-1.6-4-2.4V7z" />
  </SvgIcon>
);

export default function AlertWithDecorators() {
  const [restarting, setRestarting] = React.useState(false);

  const restart = (
    <Button size="sm" variant="soft" color="warning" onClick={() => setRestarting(!restarting)}>
      {restarting ? 'Postpone' : 'Restart'}
    </Button>
  );

  return (
    <Alert color="warning" startDecorator={clock} endDecorator={restart}>
      {restarting ? 'The server restarts at midnight.' : 'The server needs a restart.'}
    </Alert>
  );
}
