import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import type { DialogProps } from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const widths = ['xs', 'sm', 'md', 'lg', 'xl'] as const;

export default function MaxWidthDialog() {
  const [open, setOpen] = React.useState(false);
  const [maxWidth, setMaxWidth] = React.useState<DialogProps['maxWidth']>('sm');

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Compare widths
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} fullWidth maxWidth={maxWidth}>
        <DialogTitle>Width of the dialog</DialogTitle>
        <DialogContent>
          <RadioGroup row aria-label="Width" name="width" value={maxWidth}>
            {widths.map((width) => (
              <FormControlLabel
                key={width}
                value={width}
                label={width}
                control={<Radio autoFocus={width === maxWidth} />}
                onChange={() => setMaxWidth(width)}
              />
            ))}
          </RadioGroup>
        </DialogContent>
      </Dialog>
    </React.Fragment>
  );
}
