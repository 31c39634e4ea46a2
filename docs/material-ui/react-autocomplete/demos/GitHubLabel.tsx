import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import TextField from '@mui/material/TextField';

const labels = ['bug', 'design', 'documentation', 'good first task', 'question'];

export default function GitHubLabel() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [value, setValue] = React.useState(['design']);
  const inputRef = React.useRef<HTMLInputElement>(null);
  const close = () => setAnchor(null);
  const focusInput = { onEntered: () => inputRef.current?.focus() };

  return (
    <div>
      <Button aria-haspopup="dialog" onClick={(event) => setAnchor(event.currentTarget)}>
        Edit labels
      </Button>
      <div role="status">{value.join(', ') || 'No labels'}</div>
      <Popover
        open={!!anchor}
        anchorEl={anchor}
        onClose={close}
        TransitionProps={focusInput}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Labels' } }}
      >
        <Autocomplete
          open
          multiple
          disableCloseOnSelect
          disablePortal
          options={labels}
          value={value}
          onChange={(_event, newValue) => setValue(newValue)}
          onClose={(_event, reason) => reason === 'escape' && close()}
          renderTags={() => null}
          sx={{ width: 280, minHeight: 320, p: 1 }}
          renderInput={(params) => (
            <TextField {...params} inputRef={inputRef} label="Filter labels" />
          )}
        />
      </Popover>
    </div>
  );
}
