import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';

interface TermsBoxProps {
  name: string;
  checked: boolean;
  problem: string | undefined;
  onChange: (event: React.ChangeEvent<HTMLInputElement>) => void;
}

/** The box that must be checked. Its problem is told like that of a text field. */
export default function TermsBox({ name, checked, problem, onChange }: TermsBoxProps) {
  const problemId = React.useId();
  return (
    <FormControl error={problem !== undefined}>
      <FormControlLabel
        control={
          <Checkbox
            name={name}
            checked={checked}
            onChange={onChange}
            required
            inputProps={{
              'aria-invalid': problem !== undefined,
              'aria-describedby': problem ? problemId : undefined,
            }}
          />
        }
        label="I bring tools back clean, dry, and on time"
      />
      {problem && <FormHelperText id={problemId}>{problem}</FormHelperText>}
    </FormControl>
  );
}
