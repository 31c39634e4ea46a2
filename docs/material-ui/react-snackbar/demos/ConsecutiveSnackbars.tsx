import * as React from 'react';
import Button from '@mui/material/Button';
import Snackbar, { type SnackbarProps } from '@mui/material/Snackbar';

interface Message {
  id: number;
  text: string;
}

export default function ConsecutiveSnackbars() {
  const [queue, setQueue] = React.useState<Message[]>([]);
  const [closing, setClosing] = React.useState(false);
  const lastId = React.useRef(0);
  const current = queue[0];

  function add(text: string) {
    lastId.current += 1;
    setQueue([...queue, { id: lastId.current, text }]);
  }

  const handleClose: SnackbarProps['onClose'] = (_event, reason) => {
    if (reason !== 'clickaway') {
      setClosing(true);
    }
  };

  function showNext() {
    setQueue(queue.slice(1));
    setClosing(false);
  }

  return (
    <div>
      <Button onClick={() => add('Comment added')}>Add comment</Button>
      <Button onClick={() => add('Issue closed')}>Close issue</Button>
      <Snackbar
        key={current?.id}
        open={current !== undefined && !closing}
        autoHideDuration={3000}
        onClose={handleClose}
        TransitionProps={{ onExited: showNext }}
        message={current?.text}
      />
    </div>
  );
}
