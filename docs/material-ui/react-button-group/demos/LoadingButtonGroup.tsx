import * as React from 'react';
import LoadingButton from '@mui/lab/LoadingButton';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Typography from '@mui/material/Typography';
import SaveIcon from '@mui/icons-material/Save';

const messages = { idle: 'Not saved yet', saving: 'Saving the report', saved: 'Report saved' };

export default function LoadingButtonGroup() {
  const [status, setStatus] = React.useState<keyof typeof messages>('idle');
  const statusRef = React.useRef<HTMLParagraphElement>(null);

  function save() {
    setStatus('saving');
    statusRef.current?.focus(); // the button is about to be disabled
    setTimeout(() => setStatus('saved'), 2000); // instead of a request
  }

  return (
    <div>
      <ButtonGroup aria-label="Finish the report">
        <Button disabled={status === 'saving'}>Preview</Button>
        <LoadingButton
          loading={status === 'saving'}
          loadingPosition="start"
          startIcon={<SaveIcon />}
          onClick={save}
        >
          Save
        </LoadingButton>
      </ButtonGroup>
      <Typography ref={statusRef} tabIndex={-1} variant="body2" role="status" sx={{ mt: 1 }}>
        {messages[status]}
      </Typography>
    </div>
  );
}
