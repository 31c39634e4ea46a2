import * as React from 'react';
import Button from '@mui/material/Button';
import { DialogsProvider, useDialogs } from '@toolpad/core/useDialogs';

function Shelf() {
  const dialogs = useDialogs();
  const [name, setName] = React.useState('Shelf 12');

  async function rename() {
    const answer = await dialogs.prompt('Its name is printed on the label.', {
      title: 'Name of the shelf',
      okText: 'Rename',
    });
    setName(answer ?? name);
  }

  return (
    <React.Fragment>
      <Button onClick={() => void rename()}>Rename</Button>
      <span role="status">{name}</span>
    </React.Fragment>
  );
}

export default function PromptDialog() {
  return (
    <DialogsProvider>
      <Shelf />
    </DialogsProvider>
  );
}
