import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

const members = ['Amara Okafor', 'Jonas Lindqvist', 'Mei Tanaka'];

export default function IndeterminateCheckbox() {
  const [invited, setInvited] = React.useState([false, false, true]);
  const all = invited.every(Boolean);
  const some = invited.some(Boolean) && !all;

  function setMixed(input: HTMLInputElement | null) {
    if (input) {
      input.indeterminate = some;
    }
  }

  return (
    <FormGroup>
      <FormControlLabel
        control={<Checkbox checked={all} indeterminate={some} inputRef={setMixed} />}
        onChange={() => setInvited(members.map(() => !all))}
        label="Invite the whole team"
      />
      {members.map((name, index) => (
        <FormControlLabel
          key={name}
          sx={{ pl: 3 }}
          control={<Checkbox checked={invited[index]} />}
          onChange={(_event, checked) =>
            setInvited(invited.map((old, i) => (i === index ? checked : old)))
          }
          label={name}
        />
      ))}
    </FormGroup>
  );
}
